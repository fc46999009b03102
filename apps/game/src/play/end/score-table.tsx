/** What everybody scored, line by line beside each other, as far as it has been counted. */
import type { PlayerStanding } from '@mahjong-fortress/rules';
import { nameOf, type Who } from '@mahjong-fortress/words/who';
import { useWords } from '../../ui/words.ts';
import type { ScoreLine } from './score-lines.ts';

interface Props {
  readonly standings: readonly PlayerStanding[];
  /** Of each of them; everybody has the same lines. */
  readonly lines: readonly (readonly ScoreLine[])[];
  /** How many of the lines. */
  readonly counted: number;
  readonly who: readonly Who[];
  readonly seasons: readonly number[];
}

const totalOf = (lines: readonly ScoreLine[]) => lines.reduce((total, { vp }) => total + vp, 0);

export function ScoreTable({ standings, lines, counted, who, seasons }: Props) {
  const words = useWords();
  const { end } = words;
  const [rows = []] = lines;
  const isDone = counted >= rows.length;
  // Alone there is nobody to be compared with.
  const isContest = standings.length > 1;
  return (
    <table class="score score-by-player">
      <thead>
        <tr>
          <td />
          {standings.map(({ player, place }) => (
            <th
              scope="col"
              key={player}
              data-season={seasons[player]}
              data-won={(isDone && isContest && place === 1) || undefined}
            >
              <b>{nameOf(who[player], words)}</b>{' '}
              {isContest ? (
                <small data-uncounted={!isDone || undefined}>{isDone ? end.place(place) : ''}</small>
              ) : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label }, row) => (
          <tr key={key} data-uncounted={row >= counted || undefined}>
            <th scope="row">{label}</th>
            {standings.map(({ player }, column) => (
              <td key={player}>
                {lines[column]?.[row]?.vp}
                {lines[column]?.[row]?.parts.map((part) => (
                  <small key={part}>{part}</small>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{end.total}</th>
          {standings.map(({ player }, column) => (
            <td key={player} data-testid={`total-${player}`}>
              {totalOf(lines[column]?.slice(0, counted) ?? [])}
            </td>
          ))}
        </tr>
        {isContest ? (
          <tr class="remark" data-uncounted={!isDone || undefined}>
            <th scope="row">{end.tieBreak}</th>
            {standings.map(({ player, score }) => (
              <td key={player}>{score.faceDownStacks}</td>
            ))}
          </tr>
        ) : null}
      </tfoot>
    </table>
  );
}
