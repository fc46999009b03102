import { isOneGroup } from '../castle.ts';
import { forAllSix } from './master.ts';

export const together = forAllSix(40, isOneGroup);
