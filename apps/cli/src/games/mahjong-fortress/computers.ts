import { FORTRESS } from '@mahjong-fortress/solo-ai';
import { computersOf } from '../../computers.ts';

export const COMPUTERS = computersOf(FORTRESS);
