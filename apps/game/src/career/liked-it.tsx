/** After a game on a fortress of the gallery: it is counted there, and one question is asked. */

import { makeRecord } from '@mahjong-fortress/match';
import { mahjongFortress } from '@mahjong-fortress/rules';
import { loadGalleryScreenWords } from '@mahjong-fortress/words/gallery-screens';
import { useEffect, useState } from 'preact/hooks';
import { gallery } from '../online/site-gallery.ts';
import type { FortressRecord } from '../session/played-game.ts';
import { useLateWords } from '../ui/late-words.ts';

interface Props {
  readonly id: string;
  /** The finished game, if it was played here: what is played at a table of the server is counted there. */
  readonly record: FortressRecord | undefined;
}

export function LikedIt({ id, record }: Props) {
  const words = useLateWords(loadGalleryScreenWords);
  const [answer, setAnswer] = useState<'asking' | 'open' | 'liked'>('asking');

  useEffect(() => {
    let isOver = false;
    async function look(): Promise<void> {
      if (!navigator.onLine || !(await gallery.isThere())) return;
      if (record) await gallery.played(id, makeRecord(mahjongFortress, record));
      const found = await gallery.look(id);
      // Nobody is asked about their own, or twice.
      if (!isOver && found.ok && !found.value.mine && !found.value.liked) setAnswer('open');
    }
    void look();
    return () => {
      isOver = true;
    };
  }, [id, record]);

  function like(likes: boolean): void {
    void gallery.like(id, likes).then((liked) => {
      if (liked.ok) setAnswer(likes ? 'liked' : 'open');
    });
  }

  if (!words || answer === 'asking') return null;
  return (
    <section class="end-news liked-it" aria-live="polite">
      {answer === 'liked' ? (
        <p>
          {words.after.thanks}{' '}
          <button type="button" class="small quiet" onClick={() => like(false)}>
            {words.after.takeBack}
          </button>
        </p>
      ) : (
        <p>
          {words.after.question}{' '}
          <button type="button" class="small" onClick={() => like(true)}>
            {words.after.yes}
          </button>
        </p>
      )}
    </section>
  );
}
