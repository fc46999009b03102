/** A picture of a finished game, to be sent, copied or kept. */
import { bundledLayout } from '@mahjong-fortress/layouts-schema';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { makeRecordCode, makeReplayLink } from '../../session/record-link.ts';
import { seasonsOf } from '../../session/seats.ts';
import type { SessionState } from '../../session/session-state.ts';
import { CopyReplayLink } from '../../ui/copy-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useLanguage, useWords } from '../../ui/words.ts';
import { whoIn } from '../../words/who.ts';
import { playedFortress } from '../names.ts';
import { useCareerWords } from '../words.ts';
import { gamePicture, PICTURE_SIZE } from './game-picture.ts';
import { paintPicture } from './paint.ts';

interface Props {
  readonly state: SessionState;
  onClose(): void;
}

const NAME = 'mahjong-fortress.png';

interface Painted {
  readonly file: File;
  readonly address: string;
  readonly link: string;
}

/** Where the game can be played, as people write it. */
function siteOf({ host, pathname }: Location): string {
  return `${host}${pathname.replace(/(index\.html)?$/, '')}`.replace(/\/$/, '');
}

/** The picture, painted once; `failed` where the browser cannot. */
function usePainted({ record, view, me }: SessionState): Painted | 'failed' | undefined {
  const words = useWords();
  const language = useLanguage();
  const career = useCareerWords();
  const [painted, setPainted] = useState<Painted | 'failed'>();
  useEffect(() => {
    if (!career) return;
    let isOver = false;
    let address: string | undefined;
    async function paint(points: (count: number) => string): Promise<void> {
      const { fortress, layout } = record.setup;
      const known = bundledLayout(fortress?.id, layout);
      const name = playedFortress(
        { fortress: known ? { id: known.id } : { name: fortress?.name ?? '' } },
        language,
      );
      const blob = await paintPicture(
        gamePicture({
          view,
          who: whoIn(record, words, 'stranger'),
          seasons: seasonsOf(record),
          me,
          fortress: { name, rows: layout },
          site: siteOf(window.location),
          words,
          points,
        }),
      );
      const link = makeReplayLink(window.location.href, { code: await makeRecordCode(record), step: 0 });
      if (isOver) return;
      if (!blob) return setPainted('failed');
      address = URL.createObjectURL(blob);
      setPainted({ file: new File([blob], NAME, { type: blob.type }), address, link });
    }
    void paint(career.picture.points);
    return () => {
      isOver = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [career, record, view, me, words, language]);
  return painted;
}

export function SharePicture({ state, onClose }: Props) {
  const career = useCareerWords();
  const painted = usePainted(state);
  const [isCopied, setCopied] = useState(false);
  const { title } = useWords();
  const canCopy = typeof ClipboardItem === 'function' && 'clipboard' in navigator;
  const shared = useMemo(() => {
    if (!painted || painted === 'failed') return undefined;
    const data = { files: [painted.file], title: title.name, url: painted.link };
    return navigator.canShare?.(data) ? data : undefined;
  }, [painted, title]);
  if (!career) return null;
  const { picture } = career;

  async function copy(file: File): Promise<void> {
    try {
      await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
      setCopied(true);
    } catch {
      // Forbidden here; it can still be kept.
    }
  }

  return (
    <Dialog heading={picture.heading} onClose={onClose}>
      {painted === 'failed' ? <p role="alert">{picture.failed}</p> : null}
      {painted && painted !== 'failed' ? (
        <>
          <img class="game-picture" src={painted.address} alt={picture.alt} {...PICTURE_SIZE} />
          <div class="choices">
            {shared ? (
              // Whoever closes the menu of the system has not failed.
              <button
                type="button"
                class="small main"
                onClick={() => navigator.share(shared).catch(() => undefined)}
              >
                {picture.share}
              </button>
            ) : null}
            {canCopy ? (
              <button type="button" class="small" onClick={() => void copy(painted.file)}>
                {isCopied ? picture.copied : picture.copy}
              </button>
            ) : null}
            <a class="small" href={painted.address} download={NAME}>
              {picture.save}
            </a>
            <CopyReplayLink pack={makeRecordCode} class="small" record={state.record} step={0} />
          </div>
        </>
      ) : (
        <div class="game-picture" />
      )}
    </Dialog>
  );
}
