/** What the coach says about a game that is watched again, in Russian. */
import { nameOf, type Who } from '../who.ts';
import type { CoachWords } from './en.ts';

const name = (who: Who) => nameOf(who, { you: 'Вы' });
const figure = (points: number) => Math.abs(points).toFixed(1).replace('.', ',');
const signed = (points: number) => `${points < 0 ? '−' : '+'}${figure(points)}`;

export const ru: CoachWords = {
  heading: 'Самые дорогие ходы',
  looking: (done, of) => `Разбираю ход ${done} из ${of}…`,
  lookingAgain: (done, of) => `Перепроверяю самые дорогие: ${done} из ${of}…`,
  flawless: 'Ни один ход явно не стоил очка. Отличная игра!',
  unfinished: 'Разобрать эту партию не удалось.',
  turn: (number, cost) => `Ход ${number}: −${figure(cost)}`,
  asPlayed: 'Как было',
  better: 'Лучше так',
  chance: (gain) => `Везение не в счёт: то, что открылось за этот ход, дало ${signed(gain)}.`,
  reasons: {
    leftPair: (_, tile) => `Осталась пара: ${tile}.`,
    leftPairTo: (_, tile, other) => `Осталась пара: ${tile}. Её забирает ${name(other)}.`,
    leftPairLocked: (_, tile, other, set, vp) =>
      `Осталась пара: ${tile}. Её забирает ${name(other)} и закрепляет комплект (${set}) за ${vp} ПО.`,
    missedSet: (set, vp) => `Можно было закрепить комплект (${set}) за ${vp} ПО.`,
    missedShrines: (tiers) => `Можно было строить храмы, ярус: ${tiers}.`,
    missedSpirit: (spirit) => `Самое время было призвать: ${spirit}.`,
    missedPair: (tile) => `Была пара получше: ${tile}.`,
    missedShrine: 'Выгоднее было взять храм в запас.',
    missedToken: 'Пора было призывать Дракона.',
    missedDiscard: 'Выгоднее было сбросить кость за 1 ПО.',
    spentSpirit: (spirit) => `${spirit} не окупился.`,
    summonedSoon: 'Призывать Дракона было рано.',
    lockedSoon: (set) => `С комплектом (${set}) стоило подождать.`,
    placedElsewhere: 'Те же кости лучше было положить иначе.',
    tookOthers: 'Королевству больше подходили другие кости.',
  },
};
