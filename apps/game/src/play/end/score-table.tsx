/** What one player scored, as far as it has been counted. */
import type { PlayerStanding } from '@mahjong-fortress/rules';
import { nameOf, type Who } from '@mahjong-fortress/words/who';
import { useWords } from '../../ui/words.ts';
import type { ScoreLine } from './score-lines.ts';

interface Props {
  readonly standing: PlayerStanding;
  readonly lines: readonly ScoreLine[];
  /** How many of the lines. */
  readonly counted: number;
  readonly who: Who | undefined;
  readonly season: number;
  /** Others to be compared with; alone there is no place. */
  readonly isAlone: boolean;
}

export function ScoreTable({ standing, lines, counted, who, season, isAlone }: Props) {
  const words = useWords();
  const { end } = words;
  const { player, place, score } = standing;
  const isDone = counted >= lines.length;
  const soFar = lines.slice(0, counted).reduce((total, { vp }) => total + vp, 0);
  return (
    <table class="score" data-season={season} data-won={(isDone && !isAlone && place === 1) || undefined}>
      <caption>
        <b>{nameOf(who, words)}</b> {isDone && !isAlone ? <span>{end.place(place)}</span> : null}
      </caption>
      <tbody>
        {lines.map(({ key, label, vp, parts }, line) => (
          <tr key={key} data-uncounted={line >= counted || undefined}>
            <th scope="row">
              {label}
              {parts.map((part) => (
                <small key={part}>{part}</small>
              ))}
            </th>
            <td>{vp}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{end.total}</th>
          <td data-testid={`total-${player}`}>{soFar}</td>
        </tr>
        {isAlone ? null : (
          <tr data-uncounted={!isDone || undefined}>
            <td colSpan={2} class="remark">
              {end.tieBreak(score.faceDownStacks)}
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}
