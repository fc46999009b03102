/** The end of a game of Towers: who has won, the sheets of the three years, the course of the points, the ways on. */
import { standings } from '@mahjong-fortress/towers';
import { type Who, YOU } from '@mahjong-fortress/words/who';
import { useEffect, useRef } from 'preact/hooks';
import type { FarParts } from '../../app/far.ts';
import { useApp } from '../../app/model-context.ts';
import { SEASONS, type Season } from '../../art/palette.ts';
import { placed } from '../../play/end/placed.ts';
import { CopyReplayLink } from '../../ui/copy-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { saveRecordFile } from '../../ui/record-file.ts';
import { useWords } from '../../ui/words.ts';
import { PointsPlot } from '../replay/points-plot.tsx';
import { FIGURE_LETTERS, scene } from '../rules/scene.ts';
import type { TowersPlayed, TowersRecord } from '../session/new-game.ts';
import { packTowers, towersRecord } from '../session/record.ts';
import type { TowersState } from '../session/session-state.ts';
import { YearSheets, yearSheets } from './year-sheets.tsx';

interface Props {
  readonly state: TowersState;
  readonly names: readonly string[];
  readonly who: readonly Who[];
  readonly seasons: readonly number[];
  readonly letters: readonly string[] | undefined;
  /** Present where the game was played elsewhere. */
  readonly far?: FarParts | undefined;
  onBoard(): void;
}

/** What can be done with the record of a game. */
function RecordWays({ record }: { readonly record: TowersRecord }) {
  const { end } = useWords();
  return (
    <>
      <CopyReplayLink pack={packTowers} record={record} step={0} class="small" />
      <button
        type="button"
        class="small"
        onClick={() => saveRecordFile(`towers-${record.setup.seed}`, towersRecord(record))}
      >
        {end.saveRecord}
      </button>
    </>
  );
}

interface RowProps extends Pick<Props, 'onBoard'> {
  readonly id: string;
  readonly played: TowersPlayed;
}

/** What can be done with a game that is over. */
function EndRow({ id, played, onBoard }: RowProps) {
  const app = useApp();
  const { end, table, title } = useWords();
  const { record } = played;
  return (
    <nav class="end-row">
      <button type="button" class="large" onClick={() => void app.playTowers()}>
        {end.again}
      </button>
      <button type="button" class="small" onClick={() => void app.toTowers('new')}>
        {title.newGame}
      </button>
      <button type="button" class="small" onClick={() => app.playAgain(record, 'towers')}>
        {table.sameDeal}
      </button>
      <button
        type="button"
        class="small"
        onClick={() => void app.watch(played, { game: 'towers', from: id })}
      >
        {end.watch}
      </button>
      <RecordWays record={record} />
      <button type="button" class="small" onClick={onBoard}>
        {table.showBoard}
      </button>
      <button type="button" class="small" onClick={app.toTitle}>
        {end.toTitle}
      </button>
    </nav>
  );
}

/** A cell of the picture of all places, on which a knight stands. */
function podiumStep(place: number, season: Season): string {
  const level = 4 - place;
  return `${level > 0 ? level : '.'}${FIGURE_LETTERS[season]}`;
}

export function EndScreen({ state, names, who, seasons, letters, far, onBoard }: Props) {
  const page = useWords();
  const { view, told, events, id, places } = state;
  const table = placed(standings(view), places, ({ seat }) => seat);
  const winners = table.filter(({ place }) => place === 1).map(({ seat }) => who[seat] ?? YOU);
  // Whoever has come farthest stands highest; those who share a place stand side by side.
  const steps = table.map(({ seat, place }) => podiumStep(place, SEASONS[seasons[seat] ?? 0] ?? 'spring'));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main class="end tw-end">
      <div class="scroll parchment">
        <header class="tw-end-head">
          <Picture
            class="tw-podium"
            drawing={`towers podium ${steps.join(' ')}`}
            draw={() => scene({ rows: [steps.join(' ')] })}
            alt=""
          />
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {page.end.heading}
            </h1>
            <p class="winner" role="status">
              {winners.length > 1 ? page.end.winners(winners) : page.end.winner(winners[0] ?? YOU)}
            </p>
          </div>
        </header>
        <YearSheets
          sheets={yearSheets(events)}
          lines={table}
          names={names}
          seasons={seasons}
          letters={letters}
        />
        {told ? (
          <figure class="course">
            <figcaption>
              <b>{page.replay.scores}</b>
            </figcaption>
            <PointsPlot games={told.match.games} seasons={seasons} hasScale />
          </figure>
        ) : null}
        {far ? (
          <far.End game="towers" played={told} onBoard={onBoard}>
            {told ? <RecordWays record={told.record} /> : null}
          </far.End>
        ) : told ? (
          <EndRow id={id} played={told} onBoard={onBoard} />
        ) : null}
      </div>
    </main>
  );
}
