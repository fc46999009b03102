/** What a seat still has: knights and cards in a word, and on request which ones, as far as everybody may know. */
import { type Game, HIDDEN, KNIGHTS, knightsOf } from '@mahjong-fortress/towers';
import { Peek } from '../../ui/peek.tsx';
import { cardTitle, useTowersWords } from '../words.tsx';

interface Props {
  readonly view: Game;
  readonly seat: number;
  readonly name: string;
}

export function Holdings({ view, seat, name }: Props) {
  const words = useTowersWords();
  const player = view.players[seat];
  const isTurn = view.stage === 'year' && view.turn.seat === seat;
  const held = [...(player?.hand ?? []), ...(isTurn ? view.turn.bought : [])];
  const open = held.flatMap((card) => (card === HIDDEN ? [] : [cardTitle(card, words)]));
  const hidden = held.length - open.length;
  const stacks = [...(isTurn && view.turn.used ? [view.turn.used] : []), ...(player?.stacks ?? [])];
  const reserve = KNIGHTS - knightsOf(view.board, seat).length;
  const { holdings } = words;
  const lines = [
    [holdings.hand, [...open, ...(hidden > 0 ? [holdings.hidden(hidden)] : [])].join(', ')],
    [holdings.played, (player?.played ?? []).map((card) => cardTitle(card, words)).join(', ')],
    [holdings.stacks, stacks.join(' · ')],
  ];
  const look = (
    <div class="tw-paper">
      <b>{name}</b>
      <dl class="tw-holdings-list">
        {lines.map(([what, which]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{which || holdings.none}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
  return (
    <Peek class="tw-holdings" look={look}>
      <span class="tw-holdings-words">
        {words.knightsLeft(reserve)} · {words.cardCount(held.length)}
      </span>
      <span class="tw-holdings-signs" aria-hidden="true">
        <i>♞</i>
        {reserve} <i class="tw-card-sign" />
        {held.length}
      </span>
    </Peek>
  );
}
