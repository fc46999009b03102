/** What happened, in Ukrainian. */
import { uk as players } from '../players/uk.ts';
import { nameOf, subjectIn } from '../who.ts';
import type { EventSentences } from './en.ts';

const does = subjectIn(players);

/** Whom one calls: every Spirit’s name begins with the same word. */
const called = (spirit: string) => spirit.replace(/^Дух /, 'Духа ');

export const uk: EventSentences = {
  tileTaken: (who, tile, tier, where) =>
    `${does(who, 'берете', 'бере')} «${tile}» ${where ? `з клітинки ${where}` : `з ярусу ${tier}`}`,
  tileUncovered: (tile, where) => `Відкривається «${tile}»: ${where}`,
  revealing: (sentence, tile) => `${sentence}; відкривається «${tile}»`,
  shrineTaken: (who) => `${does(who, 'берете', 'бере')} храм`,
  discarded: (who, tile, vp) => `${does(who, 'скидаєте', 'скидає')} «${tile}»${vp > 0 ? ` за ${vp} ПО` : ''}`,
  paidTile: (who, tile, where) => `${does(who, 'платите', 'платить')} кісткою «${tile}»: ${where}`,
  destroyed: (who, tile, where) => `${does(who, 'скидаєте', 'скидає')} «${tile}» з Фортеці: ${where}`,
  placed: (who, tile, where, tier) =>
    `${does(who, 'кладете', 'кладе')} «${tile}»${where && `: ${where}`}${tier > 1 ? `, ярус ${tier}` : ''}`,
  locked: (who, set, vp, cells) =>
    `${does(who, 'закріплюєте', 'закріплює')} комплект (${set}${cells && `: ${cells}`}) за ${vp} ПО`,
  built: (who, where, tier) => `${does(who, 'будуєте', 'будує')} храм: ${where && `${where}, `}ярус ${tier}`,
  spirit: (who, spirit, withShrine) =>
    `${does(who, 'прикликаєте', 'прикликає')} ${called(spirit)}${withShrine ? ' (сплата храмом)' : ''}`,
  turned: (who, where) => `${does(who, 'перевертаєте', 'перевертає')} кістку: ${where}`,
  moved: (who, from, to) => `${does(who, 'переміщуєте', 'переміщує')} кістку: ${from} → ${to}`,
  shrineMoved: (who, from, to) => `${does(who, 'пересуваєте', 'пересуває')} храм: ${from} → ${to}`,
  token: (who, from) =>
    `${does(who, 'прикликаєте', 'прикликає')} Дракона: жетон ${from === 'track' ? 'з доріжки' : 'із резерву'}`,
  lastRound: 'Відкрито знак «!»: це останній раунд',
  turnBegun: (who, round) => `Раунд ${round}: ${nameOf(who, players)}`,
  gameEnded: 'Гру закінчено',
};
