import type { Result } from '@mahjong-fortress/base/result';
import type { LineStatus, Nack, News, Request, Welcome } from '@mahjong-fortress/online';
import type { ReadonlySignal } from '@preact/signals';

export interface FarTable {
  readonly id: string;
  readonly status: ReadonlySignal<LineStatus>;
  readonly news: ReadonlySignal<News | undefined>;
  readonly me: ReadonlySignal<Welcome['you'] | undefined>;
  ask(request: Request): Promise<Result<number, Nack>>;
  now(): number;
  close(): void;
}
