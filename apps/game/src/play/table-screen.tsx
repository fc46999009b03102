/** The table while a game is played. */
import { isPublicationId } from '@mahjong-fortress/gallery/publication-id';
import { boardsOf, isLastRound } from '@mahjong-fortress/rules';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import type { TableProps } from '../app/screen.ts';
import { touchFor } from '../session/intents.ts';
import type { LastTurn } from '../session/last-turns.ts';
import { pairedCells } from '../session/questions.ts';
import { seasonsOf } from '../session/seats.ts';
import { seedOf } from '../session/seed.ts';
import { turnOf } from '../session/session-state.ts';
import { asShown } from '../session/shown.ts';
import { isOnItsWay } from '../session/situation.ts';
import { notesOfDeal } from '../sound/notes.ts';
import type { TableSpot } from '../table/contract.ts';
import { Icon } from '../ui/icon.tsx';
import { Lacquer } from '../ui/lacquer.tsx';
import { useWords } from '../ui/words.ts';
import { logLines, spotsOf } from '../words/event-words.ts';
import { wordsForRefusal } from '../words/refusal-words.ts';
import { wordsForTaking } from '../words/taking-words.ts';
import { whoIn } from '../words/who.ts';
import { ActionBar } from './action-bar.tsx';
import { Announcer } from './announcer.tsx';
import { CardRow } from './card-row.tsx';
import { Countdown } from './countdown.tsx';
import { EndNews, LikedIt } from './end/end-news.ts';
import { EndRow, FortressWay, RecordWays } from './end/end-row.tsx';
import { EndScreen } from './end/end-screen.tsx';
import { TrialEnd } from './end/trial-end.tsx';
import { HandOver } from './hand-over.tsx';
import { LastTurns } from './last-turns.tsx';
import { LessonOffer } from './lesson-offer.tsx';
import { Log, LogButton, useLogFold } from './log.tsx';
import { TableMenu } from './menu.tsx';
import { PaintedBoard } from './painted-board.tsx';
import { PlainBoard } from './plain-board.tsx';
import { Players } from './players.tsx';
import { Pointers } from './pointers.tsx';
import { RefusalBubble } from './refusal-bubble.tsx';
import { useShortcuts } from './shortcuts.ts';
import { isTold, placesOn } from './spots.ts';
import { ThisFortress } from './this-fortress.tsx';
import { useSounds } from './use-sounds.ts';

/** How long a turn that is seen again is pointed out. */
const AGAIN_MS = 2500;

export function TableScreen({ session, guide, far, trial, offersLessons = false }: TableProps) {
  const app = useApp();
  const words = useWords();
  const now = session.state.value;
  const state = useMemo(() => asShown(now), [now]);
  const cannotSave = app.saving.value === 'no-room';
  const { plainBoard } = app.settings.value;
  const [hasFailed, setFailed] = useState(false);
  const isPainted = !plainBoard && !hasFailed;
  const [showsBoard, setShowsBoard] = useState(false);
  const [showsFortress, setShowsFortress] = useState(false);
  // A game that was opened at its end has been counted on another day.
  const [isCounted, setCounted] = useState(state.situation === 'over');
  const [isOffering, setOffering] = useState(offersLessons);
  // A guide speaks where the log would be.
  const hasGuest = guide !== undefined || isOffering;
  const logFold = useLogFold();
  const showsLog = logFold.isOpen && !hasGuest;
  const [spoken, setSpoken] = useState<readonly TableSpot[]>([]);
  const [again, setAgain] = useState<LastTurn>();
  const { view, record, me, hint, pending } = state;
  const [wantsPairs, setWantsPairs] = useState(false);
  const pairs = useMemo(
    () => (wantsPairs ? pairedCells(view, state.legal) : undefined),
    [wantsPairs, view, state.legal],
  );
  const { past } = state;
  // Only the Dragon of Ingenuity says why; nobody else's past need be looked at again.
  const views = useMemo(
    () =>
      past.players.map((player, step) => (player < record.seats.length ? undefined : past.viewAfter(step))),
    [past, record],
  );
  const seasons = useMemo(() => seasonsOf(record), [record]);
  const pointed: readonly TableSpot[] =
    pending.aim === undefined ? spoken : [...spoken, { type: 'realm', player: me, cell: pending.aim }];
  const advised = useMemo(() => {
    const [next] = hint && hint !== 'thinking' ? hint.actions : [];
    return next ? [touchFor(view, pending, next)] : [];
  }, [hint, view, pending]);
  const who = useMemo(() => whoIn(record, words, state.reader), [record, words, state.reader]);
  const lines = useMemo(
    () => logLines(past.events, words, boardsOf(view), who, views),
    [past.events, words, view, who, views],
  );

  // A painted table begins when it is there.
  useEffect(() => {
    if (!isPainted) session.start();
  }, [session, isPainted]);
  const fail = useCallback(() => setFailed(true), []);
  const countedOnce = useCallback(() => setCounted(true), []);
  const shortcuts = useMemo(
    () => ({
      onHelp: () => {
        app.dialog.value = 'help';
      },
      onHint: session.hint,
      onEscape: () => {
        if (app.table.value?.putBack()) return;
        const { pending, situation } = session.state.value;
        const isCounting = situation === 'over' && !isCounted;
        // Where nothing has been begun that Escape could take back, it leads back to the drawing.
        if (trial && !isCounting && Object.keys(pending).length === 0) trial.back();
        else session.touch({ type: 'cancel' });
      },
      onPairs: setWantsPairs,
    }),
    [app, session, trial, isCounted],
  );
  useShortcuts(session, shortcuts);
  const hear = useSounds(session, app.volume);
  const hearDeal = useCallback(() => {
    const { stacks } = session.state.value.view.fortress;
    hear(notesOfDeal(Math.max(...stacks.map(({ length }) => length))));
  }, [hear, session]);

  useEffect(() => {
    if (!again) return;
    setSpoken(again.events.flatMap(spotsOf));
    const timer = setTimeout(() => {
      setAgain(undefined);
      setSpoken([]);
    }, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [again]);
  // A copy, so that the same turn can be asked for twice.
  const seeAgain = (turn: LastTurn) => setAgain({ ...turn });

  const undoAnyway = {
    label: words.table.undoAnyway,
    accept() {
      app.change({ casualUndo: true });
      session.undo();
    },
  };

  /** A game that goes on is counted when it ends again, in place of what was counted of it. */
  function undoEnd(): void {
    setCounted(false);
    session.undo();
  }

  // The painted table says by itself what is wrong with a tile of the fortress, at that tile.
  const table = app.table.value;
  const refused = state.refused?.intent;
  const isToldThere = table !== undefined && refused?.type === 'fortress';
  const at = refused?.type === 'realm' || refused?.type === 'hand' ? table?.locate(refused) : undefined;

  if (state.situation === 'over' && !showsBoard) {
    const fortress = state.record.setup.fortress?.id;
    return (
      <EndScreen state={state} who={who} isCounted={isCounted} onCounted={countedOnce}>
        {guide ? <guide.End /> : null}
        {far ? (
          <far.End game="mahjong-fortress" played={state.told} onBoard={() => setShowsBoard(true)}>
            {state.told ? <RecordWays record={state.told.record} /> : null}
            <FortressWay record={state.record} />
          </far.End>
        ) : null}
        {isCounted && !guide && isPublicationId(fortress) ? (
          <LikedIt id={fortress} record={far ? undefined : state.told?.record} />
        ) : null}
        {trial ? <TrialEnd trial={trial} onBoard={() => setShowsBoard(true)} /> : null}
        {guide || far || trial || !state.told ? null : (
          <>
            {isCounted ? <EndNews id={state.id} /> : null}
            <EndRow
              state={state}
              played={state.told}
              onBoard={() => setShowsBoard(true)}
              onUndo={session.canUndo() ? undoEnd : undefined}
            />
          </>
        )}
      </EndScreen>
    );
  }
  return (
    <main
      class="table"
      data-painted={isPainted || undefined}
      data-guest={hasGuest || undefined}
      data-busy={isOnItsWay(state.situation) || undefined}
      data-last-round={isLastRound(view) || undefined}
    >
      <h1 class="unseen">{words.title.name}</h1>
      <header class="table-top">
        <TableMenu
          deal={
            guide || far || trial ? undefined : { seed: seedOf(record), again: () => app.playAgain(record) }
          }
          onHelp={shortcuts.onHelp}
          {...(hasGuest ? {} : { onLog: logFold.toggle })}
          {...(guide || trial ? {} : { onFortress: () => setShowsFortress(true) })}
          {...(trial ? { trial } : {})}
        >
          {far ? <far.Menu /> : null}
        </TableMenu>
        {trial ? (
          <button
            type="button"
            class="round-button"
            aria-label={words.table.toDrawing}
            title={`${words.table.toDrawing} (Esc)`}
            onClick={trial.back}
          >
            <Icon name="pencil" />
          </button>
        ) : null}
        {showsFortress ? (
          <ThisFortress record={state.record} onClose={() => setShowsFortress(false)} />
        ) : null}
        <Players view={view} turn={turnOf(state)} who={who} seasons={seasons} Clock={far?.Clock} />
        {far ? <far.Clocks /> : null}
        <div class="table-facts">
          <Countdown view={view} />
          <span class="remark">
            {isLastRound(view) ? <b class="ember">{words.table.lastRound}</b> : words.table.round(view.round)}{' '}
            · {words.table.supply(view.shrines)}
          </span>
        </div>
        <CardRow view={view} />
        {far ? <far.Say /> : null}
        {hasGuest ? null : <LogButton fold={logFold} />}
      </header>
      <div class="stage">
        <Lacquer />
        {isPainted ? (
          <PaintedBoard
            session={session}
            state={state}
            who={who}
            pointed={pointed}
            pairs={pairs}
            again={again}
            onDeal={hearDeal}
            onFail={fail}
          />
        ) : (
          <PlainBoard session={session} state={state} who={who} pointed={pointed} pairs={pairs} />
        )}
        {far ? <far.Company /> : null}
        {state.situation === 'passing' ? (
          <HandOver
            who={who[view.turn.player]}
            season={seasons[view.turn.player]}
            onTake={() => session.touch({ type: 'goOn' })}
          />
        ) : null}
      </div>
      {showsLog ? (
        <aside class="side">
          <Log
            lines={lines}
            onMoment={(step) => {
              if (far && state.told) void app.watch(state.told, { step });
              else if (!trial) void app.lookBack(step);
            }}
            onPoint={setSpoken}
          />
        </aside>
      ) : null}
      {guide ? <guide.Coach /> : null}
      {advised.length > 0 ? (
        <Pointers places={placesOn(table)} spots={advised} isTold={isTold(advised[0], state.taking)} />
      ) : null}
      {isOffering ? <LessonOffer game="mahjong-fortress" onDismiss={() => setOffering(false)} /> : null}
      <ActionBar
        state={state}
        who={who}
        canUndo={session.canUndo()}
        onTouch={session.touch}
        onUndo={session.undo}
        onHint={session.hint}
        about={isPainted || !state.taking ? '' : wordsForTaking(state.taking, words)}
        pairs={{ areShown: wantsPairs, onToggle: () => setWantsPairs(!wantsPairs) }}
        onScore={showsBoard ? () => setShowsBoard(false) : undefined}
      >
        <LastTurns state={state} who={who} onAgain={seeAgain} />
      </ActionBar>
      {cannotSave ? (
        <p class="warning" role="alert">
          {words.saves.unsaved}
        </p>
      ) : null}
      <RefusalBubble
        text={isToldThere ? undefined : wordsForRefusal(state, who, words)}
        count={state.refused?.count ?? 0}
        at={at}
        offer={state.refused?.code === 'undo-sealed' && !far ? undoAnyway : undefined}
      />
      <Announcer state={state} who={who} />
    </main>
  );
}
