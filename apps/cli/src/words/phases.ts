/** What a player is asked to do, in each phase of a turn. */
import { codeOf, type Game, isCountdownOpen, type Phase, phaseOf, topTier } from '@mahjong-fortress/rules';
import { SPIRIT_WORDS } from './cards.ts';
import { capital } from './events.ts';

const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  choose: 'Take a first tile from the top tier.',
  finish: 'Finish the action: take a second tile, take a shrine, or discard the tile for 1 VP.',
  place: 'Place what you took in your realm: on an empty cell or on a face-down tile.',
  lock: 'Sets of 4 or more must be locked.',
  build: 'You may build shrines on the set just locked.',
  effect: 'Carry out what the Spirit offers.',
  end: 'Everything is done. You may still call a Spirit, or end your turn.',
  ingenuity: 'The Dragon of Ingenuity plays.',
  over: 'The game is over.',
};

function wordsFor(game: Game): string {
  const phase = phaseOf(game);
  const { effect, building } = game.turn;
  if (phase === 'effect' && effect)
    return `Spirit of ${capital(effect.spirit)}: ${SPIRIT_WORDS[effect.spirit]}`;
  if (phase === 'build' && building)
    return `You may build on the set just locked: shrines left to build ${building.left}.`;
  if (phase === 'choose' && topTier(game.fortress) === 0) return 'The fortress is empty: summon the Dragon.';
  if (phase === 'choose' && isCountdownOpen(game)) return 'Take a first tile, or summon the Dragon.';
  return PHASE_WORDS[phase];
}

export function taskOf(game: Game): string {
  const { hand } = game.turn;
  return hand.length > 0 ? `In your hand: ${hand.map(codeOf).join(' ')}. ${wordsFor(game)}` : wordsFor(game);
}
