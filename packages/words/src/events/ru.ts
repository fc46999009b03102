/** What happened, in Russian. */
import { ru as players } from '../players/ru.ts';
import { nameOf, subjectIn } from '../who.ts';
import type { EventSentences } from './en.ts';

const does = subjectIn(players);

/** Whom one calls: every Spirit’s name begins with the same word. */
const called = (spirit: string) => spirit.replace(/^Дух /, 'Духа ');

export const ru: EventSentences = {
  tileTaken: (who, tile, tier, where) =>
    `${does(who, 'берёте', 'берёт')} «${tile}» ${where ? `с клетки ${where}` : `с яруса ${tier}`}`,
  tileUncovered: (tile, where) => `Открывается «${tile}»: ${where}`,
  revealing: (sentence, tile) => `${sentence}; открывается «${tile}»`,
  shrineTaken: (who) => `${does(who, 'берёте', 'берёт')} храм`,
  discarded: (who, tile, vp) =>
    `${does(who, 'сбрасываете', 'сбрасывает')} «${tile}»${vp > 0 ? ` за ${vp} ПО` : ''}`,
  paidTile: (who, tile, where) => `${does(who, 'платите', 'платит')} костью «${tile}»: ${where}`,
  destroyed: (who, tile, where) =>
    `${does(who, 'сбрасываете', 'сбрасывает')} «${tile}» из Крепости: ${where}`,
  placed: (who, tile, where, tier) =>
    `${does(who, 'кладёте', 'кладёт')} «${tile}»${where && `: ${where}`}${tier > 1 ? `, ярус ${tier}` : ''}`,
  locked: (who, set, vp, cells) =>
    `${does(who, 'закрепляете', 'закрепляет')} комплект (${set}${cells && `: ${cells}`}) за ${vp} ПО`,
  built: (who, where, tier) => `${does(who, 'строите', 'строит')} храм: ${where && `${where}, `}ярус ${tier}`,
  spirit: (who, spirit, withShrine) =>
    `${does(who, 'призываете', 'призывает')} ${called(spirit)}${withShrine ? ' (оплата храмом)' : ''}`,
  turned: (who, where) => `${does(who, 'переворачиваете', 'переворачивает')} кость: ${where}`,
  moved: (who, from, to) => `${does(who, 'перемещаете', 'перемещает')} кость: ${from} → ${to}`,
  shrineMoved: (who, from, to) => `${does(who, 'передвигаете', 'передвигает')} храм: ${from} → ${to}`,
  token: (who, from) =>
    `${does(who, 'призываете', 'призывает')} Дракона: жетон ${from === 'track' ? 'с дорожки' : 'из резерва'}`,
  lastRound: 'Открыт знак «!»: это последний раунд',
  turnBegun: (who, round) => `Раунд ${round}: ${nameOf(who, players)}`,
  gameEnded: 'Игра окончена',
};
