/** What can be done with a game that is over. */
import { useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { anotherGame } from '../../session/new-game.ts';
import type { PlayedGame } from '../../session/played-game.ts';
import type { SessionState } from '../../session/session-state.ts';
import { CopyReplayLink } from '../../ui/copy-link.tsx';
import { later } from '../../ui/later.tsx';
import { saveRecord } from '../../ui/record-file.ts';
import { useWords } from '../../ui/words.ts';
import { MusicOffer } from './music-offer.tsx';

const SharePicture = later(async () => (await import('../../career/picture/share-picture.tsx')).SharePicture);

interface Props {
  readonly state: SessionState;
  readonly played: PlayedGame;
  onBoard(): void;
}

export function EndRow({ state, played, onBoard }: Props) {
  const app = useApp();
  const { end, table } = useWords();
  const { record } = state;
  const [showsPicture, setShowsPicture] = useState(false);
  return (
    <>
      <nav class="end-row">
        <button type="button" class="large" onClick={() => app.choose(anotherGame(state))}>
          {end.again}
        </button>
        <button type="button" class="small" onClick={() => app.playAgain(record)}>
          {table.sameDeal}
        </button>
        <button type="button" class="small" onClick={() => app.watch(played, { from: state.id })}>
          {end.watch}
        </button>
        <button type="button" class="small" onClick={() => setShowsPicture(true)}>
          {end.picture}
        </button>
        <CopyReplayLink record={record} step={0} class="small" />
        <button type="button" class="small" onClick={() => saveRecord(record)}>
          {end.saveRecord}
        </button>
        <button type="button" class="small" onClick={onBoard}>
          {table.showBoard}
        </button>
        <button type="button" class="small" onClick={app.toTitle}>
          {end.toTitle}
        </button>
      </nav>
      {showsPicture ? <SharePicture state={state} onClose={() => setShowsPicture(false)} /> : null}
      <MusicOffer />
    </>
  );
}
