/** Realms that are only looked at, in the order and the colours of the players, who are named in the bar above. */
import type { GameView } from '@mahjong-fortress/rules';
import type { Who } from '@mahjong-fortress/words/who';
import type { TableSpot } from '../table/contract.ts';
import { RealmGrid, type Traces } from './boards.tsx';
import { litInRealm } from './lit-cells.ts';

interface Props {
  readonly view: GameView;
  readonly players: readonly number[];
  readonly who: readonly Who[];
  readonly seasons: readonly number[];
  readonly pointed: readonly TableSpot[];
  tracesOf?(player: number): Traces;
  onFocus?(player: number, cell: number | undefined): void;
}

export function NamedRealms({ view, players, who, seasons, pointed, tracesOf, onFocus }: Props) {
  return players.map((player) => (
    <div class="plain-other" key={player} data-season={seasons[player]}>
      <RealmGrid
        view={view}
        player={player}
        who={who[player]}
        season={seasons[player] ?? 0}
        legal={[]}
        pending={{}}
        lit={litInRealm(pointed, player)}
        {...(tracesOf ? { traces: tracesOf(player) } : {})}
        {...(onFocus ? { onFocus: (cell: number | undefined) => onFocus(player, cell) } : {})}
      />
    </div>
  ));
}
