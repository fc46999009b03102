/** Everyone at the table: points, supplies, what was taken last. */
import type { Face, GameEvent, GameView } from '@mahjong-fortress/rules';
import { isSolo } from '@mahjong-fortress/rules';
import { faceName } from '@mahjong-fortress/words/names';
import { nameOf, type Who } from '@mahjong-fortress/words/who';
import { SEASONS, type Season } from '../art/palette.ts';
import { shrineIcon } from '../art/shrine.ts';
import { countdownToken, vpMedallion } from '../art/table.ts';
import { TileFace } from '../mirror/tile-face.tsx';
import { Picture } from '../ui/picture.tsx';
import { useWords } from '../ui/words.ts';

interface Props {
  readonly view: GameView;
  readonly events: readonly (readonly GameEvent[])[];
  readonly who: readonly Who[];
  readonly seasons: readonly number[];
}

/** The tiles of a player's last turn with any, the latest first. */
function lastTaken(events: readonly (readonly GameEvent[])[], player: number): Face[] {
  const taken: Face[] = [];
  for (let i = events.length - 1; i >= 0; i--) {
    for (const event of [...(events[i] ?? [])].reverse()) {
      if (event.type === 'tileTaken' && event.player === player) taken.push(event.face);
      if (event.type === 'turnBegun' && event.player === player && taken.length > 0) return taken;
    }
  }
  return taken;
}

interface FactProps {
  readonly name: string;
  readonly value: number;
  readonly sign: 'vp' | 'shrine' | 'token';
  readonly season?: number | undefined;
}

const SIGNS: Readonly<Record<FactProps['sign'], (season: Season) => string>> = {
  vp: () => vpMedallion(),
  shrine: shrineIcon,
  token: countdownToken,
};

function Fact({ name, value, sign, season = 0 }: FactProps) {
  const seat = SEASONS[season] ?? 'spring';
  return (
    <span class={`fact fact-${sign}`} title={name}>
      <Picture drawing={`sign ${sign} ${seat}`} draw={() => SIGNS[sign](seat)} alt="" />
      <span class="unseen">{name}: </span>
      {value}
    </span>
  );
}

export function Players({ view, events, who, seasons }: Props) {
  const words = useWords();
  const isTurnOf = (player: number) => view.turn.player === player && !view.over;
  const taken = (player: number) => {
    const faces = lastTaken(events, player);
    return (
      <span class="taken" title={words.table.lastTaken}>
        <span class="unseen">
          {words.table.lastTaken}:{' '}
          {faces.map((face) => faceName(words, face)).join(', ') || words.table.nothingTaken}
        </span>
        {faces.slice(0, 2).map((face, index) => (
          <TileFace face={face} key={index} />
        ))}
      </span>
    );
  };
  return (
    <ul class="players" aria-label={words.table.players}>
      {view.players.map((player, index) => (
        <li
          key={index}
          class="player"
          data-season={seasons[index]}
          data-turn={isTurnOf(index) || undefined}
          aria-current={isTurnOf(index) ? 'true' : undefined}
        >
          <b class="player-name">{nameOf(who[index], words)}</b>
          <span class="player-facts">
            <Fact name={words.table.vp} value={player.vp} sign="vp" />
            <Fact name={words.table.shrines} value={player.shrines} sign="shrine" season={seasons[index]} />
            <Fact name={words.table.tokens} value={player.tokens} sign="token" />
            {taken(index)}
          </span>
        </li>
      ))}
      {isSolo(view) && view.ingenuity ? (
        <li
          class="player"
          data-turn={isTurnOf(1) || undefined}
          aria-current={isTurnOf(1) ? 'true' : undefined}
        >
          <b class="player-name">{words.ingenuity.name}</b>
          <span class="player-facts">
            <Fact name={words.table.tokens} value={view.ingenuity.tokens} sign="token" />
            <span class="remark">{words.ingenuity.tiles(view.ingenuity.tiles.length)}</span>
            {taken(1)}
          </span>
        </li>
      ) : null}
    </ul>
  );
}
