import { morePoints } from './more-points.ts';

export const seven = morePoints(2);
