/** What an operator decides, read from the environment. */
import { StartProblem } from './db/db.ts';
import type { MailServer } from './notices/mail.ts';

export interface Settings {
  /** The folder of the embedded database; not used with DATABASE_URL. */
  readonly data: string;
  readonly databaseUrl?: string;
  readonly busUrl?: string;
  /** The address under which people reach the server, if it is not the one it listens on. */
  readonly publicUrl?: string;
  /** Through which server letters go; without one nobody is asked for an address. */
  readonly mailServer?: MailServer;
  readonly trustsProxy: boolean;
  /** Serve although some open games differ under these rules; they stay closed. */
  readonly keepsGoing: boolean;
  readonly generosity: number;
  /** Who looks after the gallery: ids of players, and a token for programs. */
  readonly moderators: readonly string[];
  readonly moderatorToken?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function url(name: string, value: string | undefined, protocols: readonly string[]): string | undefined {
  if (!value) return undefined;
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
  const message = `${name} is an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}.`;
  throw new StartProblem({ code: 'settings', message });
}

/** Letters need somebody whom they come from, and an address of the game that opens everywhere. */
function mailServer(env: Environment, publicUrl: string | undefined): MailServer | undefined {
  const smtp = url('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:']);
  if (smtp === undefined) return undefined;
  if (env.MAIL_FROM && publicUrl !== undefined) return { url: smtp, from: env.MAIL_FROM };
  const message = 'SMTP_URL needs MAIL_FROM, from whom letters come, and PUBLIC_URL, where they lead to.';
  throw new StartProblem({ code: 'settings', message });
}

export function readSettings(env: Environment, defaultData: string): Settings {
  const databaseUrl = url('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:']);
  const busUrl = url('BUS_URL', env.BUS_URL, ['redis:', 'rediss:']);
  const publicUrl = url('PUBLIC_URL', env.PUBLIC_URL, ['http:', 'https:']);
  const letters = mailServer(env, publicUrl);
  const generosity = Number(env.LIMITS_TIMES ?? 1);
  if (!(generosity >= 1))
    throw new StartProblem({ code: 'settings', message: 'LIMITS_TIMES is a number from 1.' });
  return {
    data: env.DATA || defaultData,
    trustsProxy: env.TRUST_PROXY === '1',
    keepsGoing: env.OTHER_RULES === 'close',
    generosity,
    moderators: (env.MODERATORS ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
    ...(env.MODERATOR_TOKEN ? { moderatorToken: env.MODERATOR_TOKEN } : {}),
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(busUrl ? { busUrl } : {}),
    ...(publicUrl ? { publicUrl } : {}),
    ...(letters ? { mailServer: letters } : {}),
  };
}
