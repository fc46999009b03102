/** What can be done with a game that is over. */
import { isSolo, standings } from '@mahjong-fortress/rules';
import { useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { anotherGame } from '../../session/new-game.ts';
import type { FortressRecord, PlayedGame } from '../../session/played-game.ts';
import { makeRecordCode } from '../../session/record-link.ts';
import { peopleIn } from '../../session/seats.ts';
import type { SessionState } from '../../session/session-state.ts';
import { CopyReplayLink } from '../../ui/copy-link.tsx';
import { later } from '../../ui/later.tsx';
import { saveRecord } from '../../ui/record-file.ts';
import { useWords } from '../../ui/words.ts';
import { ThisFortress } from '../this-fortress.tsx';
import { MusicOffer } from './music-offer.tsx';

const SharePicture = later(async () => (await import('../../career/picture/share-picture.tsx')).SharePicture);

interface Props {
  readonly state: SessionState;
  readonly played: PlayedGame;
  onBoard(): void;
  /** Takes the last thing back; absent where nothing can be. */
  readonly onUndo: (() => void) | undefined;
}

/** What can be done with the record of a game. */
export function RecordWays({ record }: { readonly record: FortressRecord }) {
  const { end } = useWords();
  return (
    <>
      <CopyReplayLink pack={makeRecordCode} record={record} step={0} class="small" />
      <button type="button" class="small" onClick={() => saveRecord(record)}>
        {end.saveRecord}
      </button>
    </>
  );
}

/** What can be done with the fortress that it was played on. */
export function FortressWay({ record }: { readonly record: FortressRecord }) {
  const { newGame } = useWords();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button type="button" class="small" onClick={() => setShown(true)}>
        {newGame.thisFortress}
      </button>
      {isShown ? <ThisFortress record={record} onClose={() => setShown(false)} /> : null}
    </>
  );
}

/** Alone nobody loses, and where several play at one device each of them has lost something else. */
function hasLost({ view, me, record }: SessionState): boolean {
  const people = peopleIn(record);
  if (isSolo(view) || people.length !== 1) return false;
  return standings(view).some(({ player, place }) => player === people[0] && player === me && place > 1);
}

export function EndRow({ state, played, onBoard, onUndo }: Props) {
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
        {hasLost(state) ? (
          <button
            type="button"
            class="small"
            onClick={() => app.watch(played, { from: state.id, isCoached: true })}
          >
            {end.whereLost}
          </button>
        ) : null}
        <button type="button" class="small" onClick={() => setShowsPicture(true)}>
          {end.picture}
        </button>
        <RecordWays record={record} />
        <FortressWay record={record} />
        <button type="button" class="small" onClick={onBoard}>
          {table.showBoard}
        </button>
        {onUndo ? (
          <button type="button" class="small" onClick={onUndo}>
            {table.undo}
          </button>
        ) : null}
        <button type="button" class="small" onClick={app.toTitle}>
          {end.toTitle}
        </button>
      </nav>
      {showsPicture ? <SharePicture state={state} onClose={() => setShowsPicture(false)} /> : null}
      <MusicOffer />
    </>
  );
}
