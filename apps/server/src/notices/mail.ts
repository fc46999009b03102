/** Sends letters through the mail server that the operator has named. */
import { type Letter, turnLetter } from './letters.ts';
import type { MailStore } from './mail-store.ts';
import type { Deliver } from './notices.ts';

export type SendLetter = (letter: Letter) => Promise<'sent' | 'refused' | 'later'>;

export interface MailServer {
  readonly url: string;
  /** From whom letters come. */
  readonly from: string;
}

const LONGEST_MS = 10_000;
/** Answers from here on are final. */
const FOR_GOOD = 500;

interface MailError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** What the mail server said about whom it goes to; anything else keeps all letters from going. */
function endOf({ code, command, responseCode = 0 }: MailError): 'refused' | 'later' {
  if (command === 'RCPT TO') return responseCode >= FOR_GOOD ? 'refused' : 'later';
  // Its own words may hold the address.
  throw new Error(
    `mail: the server of SMTP_URL didn't take a letter (${code ?? 'unknown'}, ${responseCode})`,
  );
}

export async function openMail({ url, from }: MailServer): Promise<SendLetter> {
  // Only where somebody has a mail server.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    connectionTimeout: LONGEST_MS,
    greetingTimeout: LONGEST_MS,
    socketTimeout: LONGEST_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text, stop }) => {
    try {
      await transport.sendMail({
        from,
        // As an object: a text could name several people.
        to: { name: '', address: to },
        subject,
        text,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(stop === undefined
            ? {}
            : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
      });
      return 'sent';
    } catch (error) {
      return endOf(error as MailError);
    }
  };
}

interface MailDelivery {
  readonly mails: MailStore;
  readonly send: SendLetter;
  /** The address of this site. */
  readonly site: string;
}

export function deliverByMail({ mails, send, site }: MailDelivery): Deliver {
  return async (player, notice) => {
    const address = await mails.of(player);
    if (!address?.isConfirmed) return 'told';
    const end = await send(turnLetter(address, notice, site));
    if (end === 'refused') await mails.distrust(player);
    return end === 'later' ? 'later' : 'told';
  };
}
