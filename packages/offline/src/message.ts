/** What a page says to a waiting worker. */
export const TAKE_OVER = 'take-over';
