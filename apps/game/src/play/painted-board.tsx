/** The painted table, with the grids of the page lying unseen over it for keyboards and screen readers. */
import { nameOf, type Who } from '@mahjong-fortress/words/who';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import { startsThere } from '../session/intents.ts';
import type { LastTurn } from '../session/last-turns.ts';
import type { Session, SessionState } from '../session/session-state.ts';
import type { Resting, TableSpot } from '../table/contract.ts';
import { useWords } from '../ui/words.ts';
import { wordsForRefusal } from '../words/refusal-words.ts';
import { wordsForTaking } from '../words/taking-words.ts';
import { openPainted } from './open-painted.ts';
import { PlainBoard } from './plain-board.tsx';
import { Rings } from './rings.tsx';
import { linkTable, type TableLink } from './table-link.ts';
import { WholeTable } from './whole-table.tsx';

interface Props {
  readonly session: Session;
  readonly state: SessionState;
  readonly who: readonly Who[];
  /** What is pointed out. */
  readonly pointed: readonly TableSpot[];
  /** The tiles of all pairs, while they are to be seen. */
  readonly pairs: readonly number[] | undefined;
  /** A turn to be shown once more. */
  readonly again: LastTurn | undefined;
  /** A fortress begins to build itself. */
  onDeal(): void;
  /** There is no WebGL, or it does not work. */
  onFail(): void;
}

/** Whether the table shows the focus at a spot: in the fortress and in the realm of whoever plays. */
function isRestedOn(spot: TableSpot | undefined, me: number): spot is TableSpot & Resting {
  return spot?.type === 'fortress' || (spot?.type === 'realm' && spot.player === me);
}

export function PaintedBoard({ session, state, who, pointed, pairs, again, onDeal, onFail }: Props) {
  const app = useApp();
  const words = useWords();
  const host = useRef<HTMLDivElement>(null);
  const link = useRef<TableLink | undefined>(undefined);
  const [focus, setFocus] = useState<TableSpot>();
  const { preview, taking, view, pending, me } = state;
  const letters = app.settings.value.letters ? words.kindLetters : undefined;

  // The link lives longer than one drawing of the page, so it reads the latest from here.
  const names = who.map((one) => nameOf(one, words));
  const resting = isRestedOn(focus, me) ? focus : undefined;
  const latest = useRef({ who, names, words, letters, focus: resting, pairs });
  latest.current = { who, names, words, letters, focus: resting, pairs };

  useEffect(() => {
    if (!host.current) return;
    const abandon = openPainted(host.current, {
      hands: session,
      onOpen: (table) => {
        link.current = linkTable({
          session,
          table,
          look: () => {
            const { words: now, ...look } = latest.current;
            return {
              ...look,
              wordsFor: (taking) => wordsForTaking(taking, now),
            };
          },
          reason: (now) => wordsForRefusal(now, latest.current.who, latest.current.words) ?? '',
          speed: app.speed,
          onDeal,
        });
        app.table.value = table;
      },
      onFail,
    });
    return () => {
      abandon();
      app.table.value = undefined;
      link.current?.stop();
      link.current = undefined;
    };
  }, [session, app, onDeal, onFail]);

  useEffect(() => {
    if (again) link.current?.again(again);
  }, [again]);
  useEffect(() => link.current?.relook(), [names.join(), letters, focus, pairs]);

  // What is looked at shows that by itself, with its face in sight: the ghost of a tile or a roof, or a tile that is raised.
  const isSeen = (spot: TableSpot) =>
    (spot.type === 'realm' && spot.cell === preview?.cell && spot.player === me) ||
    (spot.type === 'fortress' && spot.cell === taking?.cell) ||
    (spot === focus && spot.type === 'realm' && startsThere(view, pending, spot));
  const ringed = (focus ? [focus, ...pointed] : pointed).filter((spot) => !isSeen(spot));

  return (
    <div class="painted-board">
      <div class="canvas-host" ref={host} data-testid="canvas-host" />
      <div class="mirror">
        <PlainBoard
          session={session}
          state={state}
          who={who}
          pointed={pointed}
          pairs={pairs}
          onFocus={setFocus}
        />
      </div>
      <WholeTable table={link.current?.table} />
      <Rings table={link.current?.table} spots={ringed} />
    </div>
  );
}
