/** The realm that won, as it stands at the end, on its painted scroll. */
import type { Game } from '@mahjong-fortress/rules';
import type { Who } from '@mahjong-fortress/words/who';
import { SEASONS } from '../../art/palette.ts';
import { realmScroll } from '../../art/realms/scroll.ts';
import { RealmGrid } from '../../mirror/boards.tsx';
import { Picture } from '../picture.tsx';

interface Props {
  readonly game: Game;
  readonly player: number;
  readonly who: Who | undefined;
  readonly season: number;
}

const SCROLL = { width: 900, height: 820 };

export function WinnerRealm({ game, player, who, season }: Props) {
  const landscape = SEASONS[season] ?? 'spring';
  const columns = game.players[player]?.realm.columns;
  return (
    <div class="winner-realm" data-season={season} style={{ '--columns': columns }}>
      <Picture drawing={`scroll ${landscape}`} draw={() => realmScroll(landscape, SCROLL)} alt="" />
      <RealmGrid game={game} player={player} who={who} season={season} legal={[]} pending={{}} />
    </div>
  );
}
