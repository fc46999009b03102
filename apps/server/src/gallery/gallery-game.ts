/** What a game has to say so that its layouts can be in a gallery; its registry hands it in. */
import type { BadgeVerdict, Length } from '@mahjong-fortress/gallery';
import type { Layout, LocalText } from '@mahjong-fortress/layouts-schema';
import type { PlayedOn } from './worth-store.ts';

/** What was chosen by hand to be shown to everybody, under its id in the gallery. */
export type Featured = Layout;

/** What many games say together. */
interface Judgement {
  readonly verdicts: readonly BadgeVerdict[];
  readonly turns: number;
  readonly length: Length;
}

export interface GalleryGame {
  /** What a game with this setup is played on. */
  playedOn(setup: unknown): PlayedOn | undefined;
  /** Plays one game between computers, in a thread: what it came to, as JSON, or nothing where no game can be ended. */
  play(rows: readonly string[], players: number, index: number): unknown;
  /** What so many points make of somebody who played this alone. */
  rankOf(setup: unknown, points: number): LocalText | undefined;
  judge(games: readonly unknown[], players: number): Judgement;
}
