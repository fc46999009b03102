/** What a player is asked to do, in each phase of a turn. */
import { codeOf, type Game, type Phase, phaseOf } from '@mahjong-fortress/rules';

const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  choose: 'Choose your action: take a first tile from the top tier.',
  finish: 'Finish the action: take a second tile, take a shrine, or discard the tile for 1 VP.',
  place: 'Place what you took in your realm: on an empty cell or on a face-down tile.',
  lock: 'Sets of 4 or more must be locked.',
  build: 'You may build shrines on the set just locked.',
  effect: 'Carry out what the Spirit offers.',
  end: 'Everything is done. You may still call a Spirit, or end your turn.',
  ingenuity: 'The Dragon of Ingenuity plays.',
  over: 'The game is over.',
};

export function taskOf(game: Game): string {
  const { hand } = game.turn;
  const held = hand.length > 0 ? ` In your hand: ${hand.map(codeOf).join(' ')}.` : '';
  return PHASE_WORDS[phaseOf(game)] + held;
}
