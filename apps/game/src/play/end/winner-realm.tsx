/** The realm that won, as it stands at the end, on its painted scroll. */
import type { GameView } from '@mahjong-fortress/rules';
import type { Who } from '@mahjong-fortress/words/who';
import { SEASONS } from '../../art/palette.ts';
import { realmScroll } from '../../art/realms/scroll.ts';
import { RealmGrid } from '../../mirror/boards.tsx';
import { Picture } from '../../ui/picture.tsx';

interface Props {
  readonly view: GameView;
  readonly player: number;
  readonly who: Who | undefined;
  readonly season: number;
}

const SCROLL = { width: 900, height: 820 };

export function WinnerRealm({ view, player, who, season }: Props) {
  const landscape = SEASONS[season] ?? 'spring';
  const columns = view.players[player]?.realm.columns;
  return (
    <div class="winner-realm" data-season={season} style={{ '--columns': columns }}>
      <Picture drawing={`scroll ${landscape}`} draw={() => realmScroll(landscape, SCROLL)} alt="" />
      <RealmGrid view={view} player={player} who={who} season={season} legal={[]} pending={{}} />
    </div>
  );
}
