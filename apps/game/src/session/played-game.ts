/** A game of this app, as a match knows it: its record, and every state that it led to. */
import type { PlayedRecord } from '@mahjong-fortress/match';
import type { Action, Game, GameEvent, Setup } from '@mahjong-fortress/rules';

export type PlayedGame = PlayedRecord<Setup, Game, Action, GameEvent>;
export type FortressRecord = PlayedGame['record'];
