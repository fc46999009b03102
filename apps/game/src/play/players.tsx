/** Everyone at the table: points and supplies. */
import type { GameView } from '@mahjong-fortress/rules';
import { isSolo } from '@mahjong-fortress/rules';
import { nameOf, type Who } from '@mahjong-fortress/words/who';
import type { ComponentType } from 'preact';
import { useWords } from '../ui/words.ts';
import { Sign, type SignName } from './sign.tsx';

interface Props {
  readonly view: GameView;
  /** Whose turn it is; nobody's once the game is over. */
  readonly turn: number | undefined;
  readonly who: readonly Who[];
  readonly seasons: readonly number[];
  /** Everybody's time, where there are clocks. */
  readonly Clock?: ComponentType<{ readonly seat: number }> | undefined;
}

interface FactProps {
  readonly name: string;
  readonly value: number;
  readonly sign: SignName;
  readonly season?: number | undefined;
}

function Fact({ name, value, sign, season }: FactProps) {
  return (
    <span class={`fact fact-${sign}`} title={name} data-none={value === 0 || undefined}>
      <Sign name={sign} season={season} />
      <span class="unseen">{name}: </span>
      {value}
    </span>
  );
}

export function Players({ view, turn, who, seasons, Clock }: Props) {
  const words = useWords();
  return (
    <ul class="players" aria-label={words.table.players}>
      {view.players.map((player, index) => (
        <li
          key={index}
          class="player"
          data-season={seasons[index]}
          data-turn={turn === index || undefined}
          aria-current={turn === index ? 'true' : undefined}
        >
          <b class="player-name">{nameOf(who[index], words)}</b>
          {Clock ? <Clock seat={index} /> : null}
          <span class="player-facts">
            <Fact name={words.table.vp} value={player.vp} sign="vp" />
            <Fact name={words.table.shrines} value={player.shrines} sign="shrine" season={seasons[index]} />
            <Fact name={words.table.tokens} value={player.tokens} sign="token" />
          </span>
        </li>
      ))}
      {isSolo(view) && view.ingenuity ? (
        <li class="player" data-turn={turn === 1 || undefined} aria-current={turn === 1 ? 'true' : undefined}>
          <b class="player-name">{words.ingenuity.name}</b>
          <span class="player-facts">
            <Fact name={words.table.tokens} value={view.ingenuity.tokens} sign="token" />
            <span class="remark">{words.ingenuity.tiles(view.ingenuity.tiles.length)}</span>
          </span>
        </li>
      ) : null}
    </ul>
  );
}
