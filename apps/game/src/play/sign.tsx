/** The signs that stand for points, shrines and tokens. */
import { SEASONS, type Season } from '../art/palette.ts';
import { shrineIcon } from '../art/shrine.ts';
import { countdownToken, vpMedallion } from '../art/table.ts';
import { Picture } from '../ui/picture.tsx';

export type SignName = 'vp' | 'shrine' | 'token';

const SIGNS: Readonly<Record<SignName, (season: Season) => string>> = {
  vp: () => vpMedallion(),
  shrine: shrineIcon,
  token: countdownToken,
};

export function Sign({
  name,
  season = 0,
}: {
  readonly name: SignName;
  readonly season?: number | undefined;
}) {
  const seat = SEASONS[season] ?? 'spring';
  return <Picture drawing={`sign ${name} ${seat}`} draw={() => SIGNS[name](seat)} alt="" />;
}
