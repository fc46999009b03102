/** Whose something is: the disc of a knight on the flat board, with the seat's emblem, or its letter where that is wanted. */
import { SEASONS } from '../../art/palette.ts';
import { Picture } from '../../ui/picture.tsx';
import { token } from '../art/figures.ts';

/** Letters on the knights, by seat, as notations write them. */
export const SEAT_LETTERS: readonly string[] = ['A', 'B', 'C', 'D'];

interface Props {
  readonly season: number | undefined;
  readonly letter: string | undefined;
}

export function SeatSign({ season = 0, letter }: Props) {
  const look = SEASONS[season] ?? 'spring';
  return (
    <Picture
      class="tw-sign"
      drawing={`towers ${look} ${letter ?? ''}`}
      draw={() => token(look, letter).draw()}
      alt=""
    />
  );
}

export function KingSign() {
  return <Picture class="tw-sign" drawing="towers king" draw={() => token('king').draw()} alt="" />;
}
