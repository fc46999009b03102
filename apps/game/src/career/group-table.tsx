/** Games in groups, each with how many there are, how many were won, and their points. */
import type { CareerWords } from '@mahjong-fortress/words/career';

export interface AnyCounted {
  readonly against: readonly string[];
  readonly won: boolean;
}

/** Under which names a game is found; some are found under several. */
export type Sorter<Counted> = (game: Counted) => readonly string[];

type Groups<Counted> = readonly (readonly [string, readonly Counted[]])[];

export function groupsOf<Counted>(games: readonly Counted[], namesOf: Sorter<Counted>): Groups<Counted> {
  const groups = new Map<string, Counted[]>();
  for (const game of games) {
    for (const name of namesOf(game)) groups.set(name, [...(groups.get(name) ?? []), game]);
  }
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}

interface Props<Counted> {
  readonly heading: string;
  readonly rows: Groups<Counted>;
  readonly words: CareerWords;
  pointsOf(game: Counted): number;
}

export function GroupTable<Counted extends AnyCounted>({ heading, rows, words, pointsOf }: Props<Counted>) {
  const averageOf = (games: readonly Counted[]) =>
    games.reduce((total, game) => total + pointsOf(game), 0) / games.length;
  const most = Math.max(1, ...rows.map(([, games]) => averageOf(games)));
  return (
    <table class="statistics">
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{words.games}</th>
          <th scope="col">{words.won}</th>
          <th scope="col">{words.average}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, games]) => {
          const rivalled = games.filter(({ against }) => against.length > 0);
          const average = averageOf(games);
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{games.length}</td>
              <td>{rivalled.length > 0 ? rivalled.filter(({ won }) => won).length : '–'}</td>
              <td class="bar" style={{ '--part': Math.max(0, average) / most }}>
                {Math.round(average)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
