/** How strong one is at each game, for each number of players. */
import { useWords } from '../../../ui/words.ts';
import { gameName } from '../../../words/game-name.ts';
import { type PartProps, ProfilePart } from './part.tsx';

export function RatingsPart({ words: { me }, profile: { ratings } }: PartProps) {
  const words = me.ratings;
  const page = useWords();
  return (
    <ProfilePart heading={words.heading} about={ratings.length > 0 ? words.about : words.none}>
      {ratings.length > 0 ? (
        <dl class="me-ratings">
          {ratings.map(({ game, seats, rating, uncertainty, games }) => (
            <div key={`${game} ${seats}`}>
              <dt>
                {gameName(game, page)} · {words.kind(seats)}
              </dt>
              <dd>
                <b>{words.value(rating, uncertainty)}</b>
                <small>{words.games(games)}</small>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </ProfilePart>
  );
}
