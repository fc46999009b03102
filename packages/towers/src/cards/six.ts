import { morePoints } from './more-points.ts';

export const six = morePoints(1);
