/** What letters say, in the language of whoever gets them. */
import type { Language } from '@mahjong-fortress/base/languages';
import { MAIL_WORDS } from '@mahjong-fortress/words/mail';
import { NOTICE_WORDS } from '@mahjong-fortress/words/notice';
import type { MailAddress } from './mail-store.ts';
import type { TurnNotice } from './notices.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** An address by which whoever reads it ends the letters. */
  readonly stop?: string;
}

const paragraphs = (...lines: readonly string[]): string => `${lines.join('\n\n')}\n`;

export function codeLetter(to: string, code: string, language: Language): Letter {
  const words = MAIL_WORDS[language].code;
  return { to, subject: words.subject(code), text: paragraphs(...words.lines(code)) };
}

export function turnLetter(
  { address, language, stop }: MailAddress,
  { turns, soon, game }: TurnNotice,
  site: string,
): Letter {
  const [words, notice] = [MAIL_WORDS[language], NOTICE_WORDS[language]];
  const place = turns === 1 ? `#/t/${encodeURIComponent(game)}` : '#/online';
  const end = new URL(`/api/mail/${stop}?lang=${language}`, site).href;
  const whose = soon > 0 ? `${notice.turns(turns)} ${notice.soon}` : notice.turns(turns);
  return {
    to: address,
    subject: whose,
    text: paragraphs(
      whose,
      `${words.turn.play} ${new URL(`/${place}`, site).href}`,
      words.turn.about,
      `${words.turn.stop} ${end}`,
    ),
    stop: end,
  };
}
