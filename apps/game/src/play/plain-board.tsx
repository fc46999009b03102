/** The table as grids of the page: for keyboards, screen readers, and wherever a canvas is not wanted. */
import type { Action } from '@mahjong-fortress/rules';
import type { Who } from '@mahjong-fortress/words/who';
import { FortressGrid, RealmGrid, type Traces } from '../mirror/boards.tsx';
import type { Twin } from '../mirror/cell-grid.tsx';
import { litInFortress, litInRealm } from '../mirror/lit-cells.ts';
import { NamedRealms } from '../mirror/named-realms.tsx';
import { touchable } from '../session/intents.ts';
import { faceToPlace } from '../session/pending.ts';
import { seasonsOf } from '../session/seats.ts';
import type { Session, SessionState } from '../session/session-state.ts';
import type { Resting, TableSpot, TakingPreview, Trace } from '../table/contract.ts';
import { tracesIn } from './table-state.ts';

/** The Dragon of Ingenuity has no season. */
const INGENUITY = -1;

interface Props {
  readonly session: Session;
  readonly state: SessionState;
  readonly who: readonly Who[];
  /** What is pointed out: what a line of the log speaks of, or where a finger aims. */
  readonly pointed: readonly TableSpot[];
  /** The tiles of all pairs, while they are to be seen. */
  readonly pairs: readonly number[] | undefined;
  /** The focus is on a cell, or on none. */
  onFocus?(spot: TableSpot | undefined): void;
}

/** How the twins of the tile that is looked at go with it; the second of a pair goes with the first that was taken. */
function twinsIn({ twins, now, after, isSecond }: TakingPreview, legal: readonly Action[]) {
  const isOpen = (twin: number) => legal.some((action) => action.type === 'take' && action.cell === twin);
  const twinAt = (twin: number): Twin => {
    if (now.includes(twin) || (isSecond && isOpen(twin))) return 'now';
    return after.includes(twin) ? 'after' : 'never';
  };
  return new Map(twins.map((twin) => [twin, twinAt(twin)]));
}

export function PlainBoard({ session, state, who, pointed, pairs, onFocus }: Props) {
  const { view, me, pending, preview, taking } = state;
  const seasons = seasonsOf(state.record);
  const legal = touchable(state.legal, pending);
  const focusOn = (spotAt: (cell: number) => TableSpot) => (cell: number | undefined) =>
    onFocus?.(cell === undefined ? undefined : spotAt(cell));
  const restOn = (type: Resting['type']) => (cell: number | undefined) =>
    session.hover(cell === undefined ? undefined : { type, cell });
  const traces = tracesIn(state);
  const tracesOn = (isThere: (spot: Trace['spot']) => boolean): Traces =>
    new Map(
      traces
        .filter(({ spot }) => isThere(spot))
        .map(({ spot, player, age }) => [spot.cell, { season: seasons[player] ?? INGENUITY, age }]),
    );
  const face = faceToPlace(view, pending);
  const ghost = preview && face !== undefined ? { cell: preview.cell, face, vp: preview.vp } : undefined;
  const others = view.players.flatMap((_, player) => (player === me ? [] : [player]));
  return (
    <div class="plain-board">
      <div
        class="plain-fortress"
        style={{ '--columns': view.fortress.columns, '--rows': view.fortress.rows }}
      >
        <FortressGrid
          view={view}
          legal={legal}
          lit={[...(pairs ?? []), ...litInFortress(pointed)]}
          {...(taking ? { twins: twinsIn(taking, legal) } : {})}
          traces={tracesOn(({ type }) => type === 'fortress')}
          onTouch={(cell, { isFinger }) => session.touch({ type: 'fortress', cell, aims: isFinger })}
          onRest={restOn('fortress')}
          onFocus={focusOn((cell) => ({ type: 'fortress', cell }))}
        />
      </div>
      <div class="plain-realm" data-season={seasons[me]}>
        <RealmGrid
          view={view}
          player={me}
          who={who[me]}
          season={seasons[me] ?? 0}
          legal={legal}
          pending={pending}
          lit={[...(preview?.cells ?? []), ...litInRealm(pointed, me)]}
          ghost={ghost}
          onTouch={(cell, { isFinger }) => session.touch({ type: 'realm', player: me, cell, aims: isFinger })}
          onRest={restOn('realm')}
          onFocus={focusOn((cell) => ({ type: 'realm', player: me, cell }))}
        />
      </div>
      <div class="plain-others">
        <NamedRealms
          view={view}
          players={others}
          who={who}
          seasons={seasons}
          pointed={pointed}
          tracesOf={(player) => tracesOn((spot) => spot.type === 'realm' && spot.player === player)}
          onFocus={(player, at) => focusOn((cell) => ({ type: 'realm', player, cell }))(at)}
        />
      </div>
    </div>
  );
}
