/** What a server's notice says and where it leads. */
import { isObject, readJson } from '@mahjong-fortress/base/json';
import type { Language } from '@mahjong-fortress/base/languages';
import type { Notice } from '@mahjong-fortress/offline/notices';
import { NOTICE_WORDS } from '@mahjong-fortress/words/notice';

const ICON = 'icons/icon-192.webp';

const countIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Browsers want every notice to be shown, also one that this version can't read. */
export function noticeIn(text: string, language: Language): Notice {
  const words = NOTICE_WORDS[language];
  const told = readJson(text);
  const { turns, soon, game } = isObject(told) ? told : {};
  const count = Math.max(1, countIn(turns));
  const hint = countIn(soon) > 0 ? ` ${words.soon}` : '';
  const address = typeof game === 'string' && game !== '' ? `#/t/${encodeURIComponent(game)}` : '#/online';
  return { title: words.title, body: words.turns(count) + hint, icon: ICON, address, count };
}
