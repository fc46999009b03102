/** Notices of the server, in the service worker: the page may be closed. */

import { readStored } from '@mahjong-fortress/base/durable-vault';
import { type Language, languageFor } from '@mahjong-fortress/base/languages';
import { ENTRIES, languageIn } from '@mahjong-fortress/base/vault-entries';
import { type NoticeScope, showNotices } from '@mahjong-fortress/offline/notices';
import { noticeIn } from '../online/notice.ts';

/** The one that was chosen, or that the browser prefers. */
async function language(): Promise<Language> {
  const chosen = languageIn(await readStored(ENTRIES.settings).catch(() => undefined));
  return languageFor([...(chosen === undefined ? [] : [chosen]), ...navigator.languages]);
}

showNotices(self as unknown as NoticeScope, async (text) => noticeIn(text, await language()));
