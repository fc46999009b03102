/** A game of Towers watched again: a scrubber, steps, playing by itself, and the course of the game as a plot. */
import { type Cell, viewFor } from '@mahjong-fortress/towers';
import { nameOf } from '@mahjong-fortress/words/who';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import type { ReplayOpening } from '../../app/room.ts';
import { Log, LogButton, useLogFold } from '../../play/log.tsx';
import { Scrubber } from '../../replay/scrubber.tsx';
import { seasonsOf } from '../../session/seats.ts';
import { CopyReplayLink } from '../../ui/copy-link.tsx';
import { Lacquer } from '../../ui/lacquer.tsx';
import { useWords } from '../../ui/words.ts';
import { whoIn } from '../../words/who.ts';
import { BoardGrid } from '../play/board.tsx';
import { Calendar } from '../play/calendar.tsx';
import { ForecastPanel } from '../play/forecast.tsx';
import { castleShown } from '../play/marks.ts';
import { SEAT_LETTERS } from '../play/seat-sign.tsx';
import { useTally } from '../play/use-tally.ts';
import { useViewpoint, ViewButtons } from '../play/viewpoint.tsx';
import { SheetsDialog, yearSheets } from '../play/year-sheets.tsx';
import type { TowersPlayed } from '../session/new-game.ts';
import { packTowers } from '../session/record.ts';
import { NO_MARKS, type TowersTable } from '../table/contract.ts';
import { logLines, useTowersWords } from '../words.tsx';
import { PointsPlot } from './points-plot.tsx';
import { ReplayBoard } from './replay-board.tsx';

export function ReplayScreen({ played, firstStep, from }: ReplayOpening<TowersPlayed>) {
  const app = useApp();
  const page = useWords();
  const words = useTowersWords();
  const { record } = played;
  const { games, events } = played.match;
  const last = record.actions.length;
  const [step, setStep] = useState(Math.min(firstStep, last));
  const [pointed, setPointed] = useState<readonly Cell[]>([]);
  /** A cell of the castle whose points are looked at. */
  const [paying, setPaying] = useState<Cell>();
  const [showsSheets, setShowsSheets] = useState(false);
  const logFold = useLogFold();
  const isPlain = app.settings.value.plainBoard;
  const seasons = useMemo(() => seasonsOf(record), [record]);
  const who = useMemo(
    () => whoIn(record, page, from === undefined ? 'stranger' : 'player'),
    [record, page, from],
  );
  const names = who.map((one) => nameOf(one, page));
  useEffect(() => app.noteStep(step), [app, step]);
  async function goBack(): Promise<void> {
    if (from === undefined || !(await app.resume(from, played))) app.toTitle();
  }
  // A game that is over has no secrets; before that nobody's cards are told.
  const isOpen = games.at(-1)?.stage === 'over';
  const views = useMemo(
    () => games.map((game) => (isOpen ? { ...game, viewer: undefined } : viewFor(game, undefined))),
    [games, isOpen],
  );
  const [table, setTable] = useState<TowersTable>();
  const viewpoint = useViewpoint(table);
  // On the painted board a step is shown before it counts.
  const [shownStep, setShownStep] = useState(step);
  const seen = table ? shownStep : step;
  const view = views[seen] ?? viewFor(games[0], undefined);
  const sheets = useMemo(() => yearSheets(events.slice(0, seen)), [events, seen]);
  const { tally, tell } = useTally({ view, step: seen, isShowing: () => shownStep !== step });
  const letters = app.settings.value.letters ? SEAT_LETTERS : undefined;
  const seats = useMemo(
    () => names.map((name, seat) => ({ name, season: seasons[seat] ?? seat })),
    [names.join(), seasons],
  );
  const lines = useMemo(
    () => logLines(events.slice(0, step), names, words),
    [events, step, names.join(), words],
  );
  // What the last step did is pointed out.
  const touched = (lines.at(-1)?.step === step ? lines.at(-1)?.spots : undefined) ?? [];
  const marks = useMemo(
    () => ({ ...NO_MARKS, castle: castleShown(view, paying, words), pointed }),
    [view, paying, words, pointed],
  );
  const board = (
    <BoardGrid
      state={{ view, me: undefined }}
      marks={marks}
      names={names}
      seasons={seasons}
      pointed={[...pointed, ...touched]}
      letters={letters}
    />
  );
  return (
    <main class="table replay tw-table">
      <h1 class="unseen">{page.replay.heading}</h1>
      <header class="table-top">
        <button type="button" class="quiet" onClick={() => void goBack()}>
          ‹ {from === undefined ? page.end.toTitle : page.replay.toGame}
        </button>
        <Calendar
          view={view}
          seat={view.turn.seat}
          name={names[view.turn.seat]}
          onSheets={sheets.length > 0 ? () => setShowsSheets(true) : undefined}
        />
        {table ? <ViewButtons {...viewpoint} /> : null}
        <LogButton fold={logFold} />
      </header>
      <div class="stage">
        <Lacquer />
        {isPlain ? (
          board
        ) : (
          <ReplayBoard
            views={views}
            events={events}
            step={step}
            isShowing={seen !== step}
            seats={seats}
            letters={letters}
            marks={marks}
            table={table}
            onPaint={setTable}
            tell={tell}
            onShown={setShownStep}
          >
            {board}
          </ReplayBoard>
        )}
      </div>
      <ForecastPanel
        view={view}
        tally={tally}
        names={names}
        seasons={seasons}
        letters={letters}
        ghost={undefined}
        onPoint={setPaying}
        isTurn={(seat) => view.stage !== 'over' && view.turn.seat === seat}
      />
      {logFold.isOpen ? (
        <aside class="side">
          <Log lines={lines} onMoment={setStep} onPoint={setPointed} />
        </aside>
      ) : null}
      <Scrubber
        step={step}
        last={last}
        isShowing={seen !== step}
        onStep={setStep}
        plot={<PointsPlot games={games} seasons={seasons} cursor={step} />}
      >
        <CopyReplayLink pack={packTowers} record={record} step={step} class="action plain" />
      </Scrubber>
      {showsSheets ? (
        <SheetsDialog
          sheets={sheets}
          players={view.players}
          names={names}
          seasons={seasons}
          letters={letters}
          onClose={() => setShowsSheets(false)}
        />
      ) : null}
    </main>
  );
}
