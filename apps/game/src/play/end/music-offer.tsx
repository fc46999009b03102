/** A quiet word about the music, after the first game that was played to its end. */
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../ui/words.ts';

/** Soft enough to talk over. */
const SOFT = 0.4;

export function MusicOffer() {
  const app = useApp();
  const { end } = useWords();
  const { music, muted, musicOffered } = app.settings.value;
  const [isOpen, setOpen] = useState(!musicOffered && !muted && music === 0);
  // Whoever walks past has been asked, too.
  useEffect(() => (isOpen ? () => app.change({ musicOffered: true }) : undefined), [app, isOpen]);
  if (!isOpen) return null;
  return (
    <p class="music-offer">
      {end.musicOffer}
      <button
        type="button"
        class="small"
        onClick={() => {
          app.change({ music: SOFT });
          setOpen(false);
        }}
      >
        <Icon name="sound-on" />
        &nbsp;{end.musicYes}
      </button>
      <button type="button" class="quiet" onClick={() => setOpen(false)}>
        {end.musicNo}
      </button>
    </p>
  );
}
