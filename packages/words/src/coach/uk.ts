/** What the coach says about a game that is watched again, in Ukrainian. */

import { nameOf, type Who } from '../who.ts';
import type { CoachWords } from './en.ts';

const name = (who: Who) => nameOf(who, { you: 'Ви' });
const figure = (points: number) => Math.abs(points).toFixed(1).replace('.', ',');
const signed = (points: number) => `${points < 0 ? '−' : '+'}${figure(points)}`;

export const uk: CoachWords = {
  heading: 'Найдорожчі ходи',
  looking: (done, of) => `Розбираю хід ${done} із ${of}…`,
  lookingAgain: (done, of) => `Перевіряю найдорожчі ще раз: ${done} із ${of}…`,
  flawless: 'Жоден хід явно не коштував очка. Чудова гра!',
  unfinished: 'Розібрати цю партію не вдалося.',
  turn: (number, cost) => `Хід ${number}: −${figure(cost)}`,
  asPlayed: 'Як було',
  better: 'Краще так',
  chance: (gain) => `Везіння не рахується: те, що відкрилося за цей хід, дало ${signed(gain)}.`,
  reasons: {
    leftPair: (_, tile) => `Лишилася пара: ${tile}.`,
    leftPairTo: (_, tile, other) => `Лишилася пара: ${tile}. Її забирає ${name(other)}.`,
    leftPairLocked: (_, tile, other, set, vp) =>
      `Лишилася пара: ${tile}. Її забирає ${name(other)} і закріплює комплект (${set}) за ${vp} ПО.`,
    missedSet: (set, vp) => `Можна було закріпити комплект (${set}) за ${vp} ПО.`,
    missedShrines: (tiers) => `Можна було будувати храми, ярус: ${tiers}.`,
    missedSpirit: (spirit) => `Саме час був прикликати: ${spirit}.`,
    missedPair: (tile) => `Була краща пара: ${tile}.`,
    missedShrine: 'Вигідніше було взяти храм у запас.',
    missedToken: 'Час був прикликати Дракона.',
    missedDiscard: 'Вигідніше було скинути кістку за 1 ПО.',
    spentSpirit: (spirit) => `${spirit} не виправдав своєї ціни.`,
    summonedSoon: 'Прикликати Дракона було зарано.',
    lockedSoon: (set) => `З комплектом (${set}) варто було зачекати.`,
    placedElsewhere: 'Ті самі кістки краще було покласти інакше.',
    tookOthers: 'Королівству більше пасували інші кістки.',
  },
};
