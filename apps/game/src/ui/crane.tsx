/** The crane that speaks to newcomers, wherever it does. */
import { spiritIllustration } from '../art/cards/spirits.ts';
import { Picture } from './picture.tsx';

export function Crane() {
  return <Picture drawing="crane" draw={() => spiritIllustration('lightness')} alt="" class="crane" />;
}
