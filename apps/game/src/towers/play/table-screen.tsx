/** The table of Towers while a game is played. */
import type { Cell } from '@mahjong-fortress/towers';
import { nameOf } from '@mahjong-fortress/words/who';
import type { ComponentType } from 'preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { FarParts } from '../../app/far.ts';
import { useApp } from '../../app/model-context.ts';
import { LessonOffer } from '../../play/lesson-offer.tsx';
import { Log, LogButton, useLogFold } from '../../play/log.tsx';
import { TableMenu } from '../../play/menu.tsx';
import { RefusalBubble } from '../../play/refusal-bubble.tsx';
import { seasonsOf } from '../../session/seats.ts';
import { Lacquer } from '../../ui/lacquer.tsx';
import { useWords } from '../../ui/words.ts';
import { whoIn } from '../../words/who.ts';
import { RulesDialog } from '../rules/rules.tsx';
import { ghostAt } from '../session/looks.ts';
import { asShown, type TowersSession, type TowersState } from '../session/session-state.ts';
import type { TowersMoment } from '../session/tally.ts';
import type { TableMarks, TowersTable } from '../table/contract.ts';
import { gainWords, logLines, refusalWords, useTowersWords } from '../words.tsx';
import { ActionPanel } from './action-panel.tsx';
import { Announcer } from './announcer.tsx';
import { BoardGrid } from './board.tsx';
import { Calendar } from './calendar.tsx';
import { Cover } from './cover.tsx';
import { EndScreen } from './end.tsx';
import { ForecastPanel } from './forecast.tsx';
import { HintPointers } from './hint-pointers.tsx';
import { castleShown, marksOf } from './marks.ts';
import { openBoard } from './open-board.ts';
import { PaintedBoard } from './painted-board.tsx';
import { SEAT_LETTERS } from './seat-sign.tsx';
import { useTowersShortcuts } from './shortcuts.ts';
import { showPlainly } from './show-plainly.ts';
import { useTowersSounds } from './sounds.ts';
import { useSheets } from './use-sheets.ts';
import { useTally } from './use-tally.ts';
import { useViewpoint, ViewButtons } from './viewpoint.tsx';
import { SheetsDialog, yearSheets } from './year-sheets.tsx';

/** Somebody who guides through a game: a session that waits for the right step, and who speaks beside the table. */
export interface TowersGuide {
  readonly session: TowersSession;
  readonly Coach: ComponentType;
}

interface Props {
  readonly session: TowersSession;
  /** Present in the lessons. */
  readonly guide?: TowersGuide;
  /** Somebody new has begun to play, and may rather want to be shown how. */
  readonly offersLessons?: boolean;
  /** Present where the game is played elsewhere. */
  readonly far?: FarParts;
}

export function TableScreen({ session, guide, offersLessons = false, far }: Props) {
  const app = useApp();
  const page = useWords();
  const words = useTowersWords();
  const now = session.state.value;
  const state = useMemo(() => asShown(now), [now]);
  const { view, record, me, people, situation } = state;
  const [hasFailed, setFailed] = useState(false);
  const isPainted = !app.settings.value.plainBoard && !hasFailed;
  const table = openBoard.value;
  const [focus, setFocus] = useState<Cell>();
  const [pointed, setPointed] = useState<readonly Cell[]>([]);
  /** A cell of the castle whose points are looked at. */
  const [paying, setPaying] = useState<Cell>();
  const [showsBoard, setShowsBoard] = useState(false);
  const [showsRules, setShowsRules] = useState(false);
  // Whoever comes back to a game of several people is not shown the next one's cards.
  const [isCovered, setCovered] = useState(people.length > 1 && now.events.length > 0);
  const [isOffering, setOffering] = useState(offersLessons);
  // A guide speaks where the log would be.
  const hasGuest = guide !== undefined || isOffering;
  const logFold = useLogFold();
  const seasons = useMemo(() => seasonsOf(record), [record]);
  const who = useMemo(() => whoIn(record, page, state.reader), [record, page, state.reader]);
  const names = useMemo(() => who.map((one) => nameOf(one, page)), [who, page]);
  const letters = app.settings.value.letters ? SEAT_LETTERS : undefined;
  const { tally, tell } = useTally({
    view,
    step: state.events.length,
    isShowing: () => session.state.value.situation === 'showing',
  });
  const { counting } = tally;
  // In the lessons somebody else tells of what a year has paid.
  const reading = useSheets({ waits: people.length > 0 && !guide && !far });
  const { paced } = reading;
  const marks = useMemo(() => {
    const looked = { ...marksOf(state, focus, words), pointed };
    if (counting) return { ...looked, castle: { cells: counting.cells, label: '' } };
    return paying === undefined ? looked : { ...looked, castle: castleShown(view, paying, words) };
  }, [state, focus, words, counting, pointed, paying, view]);
  // Once a year has been counted on the board, its sheet runs ahead of what else is shown.
  const sheets = useMemo(
    () => yearSheets(reading.isOpen ? now.events : state.events),
    [reading.isOpen, now.events, state.events],
  );
  const lines = useMemo(() => logLines(state.events, names, words), [state.events, names, words]);

  const hear = useTowersSounds(app.volume);
  const shown = useCallback(
    (moment: TowersMoment) => {
      hear(moment);
      tell(moment);
    },
    [hear, tell],
  );
  // A painted board begins when it is there.
  useEffect(() => {
    if (isPainted) return;
    session.present((events) =>
      paced(events, () => showPlainly(events, { tell: shown, speed: app.speed() })),
    );
    session.start();
    return () => session.present(undefined);
  }, [session, isPainted, shown, paced, app]);
  const fail = useCallback(() => setFailed(true), []);
  const keepTable = useCallback((opened: TowersTable | undefined) => {
    openBoard.value = opened;
  }, []);
  const look = useCallback(
    (shown: TowersState, marked?: TableMarks) => ({
      view: shown.view,
      seats: names.map((name, seat) => ({ name, season: seasons[seat] ?? seat })),
      me: shown.me,
      marks: marked ?? marksOf(shown, undefined, words),
      letters,
    }),
    [names, seasons, words, letters?.join()],
  );
  const viewpoint = useViewpoint(table);
  const { turn, flatten, isFlat } = viewpoint;
  const label = marks.castle?.label;
  // From above there is no room beside a castle: it is told of below the board.
  const paintedMarks = useMemo(
    () => (isFlat && marks.castle ? { ...marks, castle: { ...marks.castle, label: '' } } : marks),
    [isFlat, marks],
  );
  const shortcuts = useMemo(
    () => ({ session, onHelp: () => setShowsRules(true), onTurn: turn, onFlat: flatten }),
    [session, turn, flatten],
  );
  useTowersShortcuts(shortcuts);

  const undoAnyway = {
    label: page.table.undoAnyway,
    accept() {
      app.change({ casualUndo: true });
      session.undo();
    },
  };
  const { refused } = state;
  const at = refused?.cell === undefined ? undefined : table?.locate({ type: 'cell', cell: refused.cell });
  const isPassing = situation === 'passing' || isCovered;

  if (situation === 'over' && !showsBoard) {
    return (
      <EndScreen
        state={state}
        names={names}
        who={who}
        seasons={seasons}
        letters={letters}
        far={far}
        onBoard={() => setShowsBoard(true)}
      />
    );
  }
  const board = (
    <BoardGrid
      state={state}
      marks={marks}
      names={names}
      seasons={seasons}
      pointed={pointed}
      letters={letters}
      gainsAt={(cell) => {
        const ghost = ghostAt(view, state.legal, state.pending, cell);
        return ghost && gainWords(ghost, names, words);
      }}
      onTouch={(cell, { isFinger }) => session.touch({ type: 'cell', cell, aims: isFinger })}
      onRest={session.rest}
      onFocus={setFocus}
    />
  );
  return (
    <main class="table tw-table" data-guest={hasGuest || undefined}>
      <h1 class="unseen">{page.shelf.towers.name}</h1>
      <header class="table-top">
        <TableMenu
          deal={
            far || guide
              ? undefined
              : { seed: record.setup.seed, again: () => app.playAgain(record, 'towers') }
          }
          onHelp={() => setShowsRules(true)}
        >
          {far ? <far.Menu /> : null}
        </TableMenu>
        {far ? <far.Clocks /> : null}
        <Calendar
          view={view}
          seat={me ?? view.turn.seat}
          name={me === undefined ? names[view.turn.seat] : undefined}
          onSheets={sheets.length > 0 ? reading.open : undefined}
        />
        {table ? <ViewButtons {...viewpoint} /> : null}
        {far ? <far.Say /> : null}
        {hasGuest ? null : <LogButton fold={logFold} />}
      </header>
      <div class="stage">
        <Lacquer />
        {isPainted ? (
          <PaintedBoard
            session={session}
            look={look}
            state={state}
            marks={paintedMarks}
            shown={shown}
            paced={paced}
            onOpen={keepTable}
            onFail={fail}
          >
            {board}
          </PaintedBoard>
        ) : (
          board
        )}
        {(isFlat || !isPainted) && label ? <p class="tw-castle">{label}</p> : null}
        {far ? <far.Company /> : null}
      </div>
      <ForecastPanel
        view={view}
        tally={tally}
        names={names}
        seasons={seasons}
        letters={letters}
        ghost={marks.ghost}
        onPoint={setPaying}
        isTurn={(seat) => situation !== 'over' && view.turn.seat === seat}
        Clock={far?.Clock}
      />
      {guide ? <guide.Coach /> : null}
      {isOffering ? <LessonOffer game="towers" onDismiss={() => setOffering(false)} /> : null}
      {logFold.isOpen && !hasGuest ? (
        <aside class="side">
          <Log
            lines={lines}
            onMoment={(step) => {
              if (far && state.told) void app.watch(state.told, { game: 'towers', step });
              else void app.lookBack(step);
            }}
            onPoint={setPointed}
          />
        </aside>
      ) : null}
      <ActionPanel
        state={isCovered ? { ...state, me: undefined } : state}
        who={who}
        names={names}
        ghost={marks.ghost}
        counting={counting}
        canUndo={session.canUndo()}
        onTouch={session.touch}
        onUndo={session.undo}
        onHint={session.hint}
        onScore={showsBoard ? () => setShowsBoard(false) : undefined}
      />
      {isPassing ? (
        <Cover
          name={names[now.view.turn.seat] ?? ''}
          season={seasons[now.view.turn.seat]}
          onTake={() => {
            setCovered(false);
            if (situation === 'passing') session.touch({ type: 'goOn' });
          }}
        />
      ) : null}
      {app.saving.value === 'no-room' ? (
        <p class="warning" role="alert">
          {page.saves.unsaved}
        </p>
      ) : null}
      <RefusalBubble
        text={refused && refusalWords(refused, words, page)}
        count={refused?.count ?? 0}
        at={at}
        offer={refused?.code === 'undo-sealed' && !far ? undoAnyway : undefined}
      />
      <HintPointers state={state} />
      <Announcer state={state} who={who} names={names} />
      {reading.isOpen ? (
        <SheetsDialog
          sheets={sheets}
          players={now.view.players}
          names={names}
          seasons={seasons}
          letters={letters}
          onClose={reading.close}
        />
      ) : null}
      {showsRules ? (
        <RulesDialog isTaught={guide !== undefined} onClose={() => setShowsRules(false)} />
      ) : null}
    </main>
  );
}
