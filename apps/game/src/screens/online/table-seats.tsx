/** The seats of a table before the start: who has them, who may take them, what the host does with them. */
import type { Request, TableNow, TableSitter } from '@mahjong-fortress/online';
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { SEASONS } from '../../art/palette.ts';
import { realmLandscape } from '../../art/realms/seasons.ts';
import { LEVELS, type Level } from '../../session/opponents.ts';
import { Picture } from '../../ui/picture.tsx';
import { useWords } from '../../ui/words.ts';
import { CompanyButton } from './company-button.tsx';
import { ratingWords } from './measure-words.ts';

const OPEN = 'open';

interface Props {
  /** The table. */
  readonly game: string;
  readonly seats: TableNow['seats'];
  /** The reader's own seat, if they have one. */
  readonly own: number | undefined;
  readonly host: string | undefined;
  readonly isHost: boolean;
  readonly words: OnlineWords;
  onAsk(request: Request): void;
}

interface SeatProps extends Omit<Props, 'seats'> {
  readonly sitter: TableSitter;
  readonly seat: number;
}

/** A computer or nobody: the host may change that. */
function HostChoice({ sitter, seat, words, onAsk }: SeatProps) {
  const { levels } = useWords();
  return (
    <select
      aria-label={words.seats.who(seat + 1)}
      value={sitter.type === 'computer' ? sitter.level : OPEN}
      onChange={({ currentTarget: { value } }) =>
        onAsk(value === OPEN ? { type: 'open', seat } : { type: 'computer', seat, level: value })
      }
    >
      <option value={OPEN}>{words.seats.open}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {words.seats.computer(levels[level])}
        </option>
      ))}
    </select>
  );
}

function SitterName({ sitter, seat, own, host, words }: SeatProps) {
  const { levels } = useWords();
  switch (sitter.type) {
    case 'open':
      return <span class="vacant">{words.seats.open}</span>;
    case 'computer':
      return <b>{words.seats.computer(levels[sitter.level as Level] ?? sitter.level)}</b>;
    case 'person': {
      const tags = [
        seat === own ? words.seats.you : undefined,
        sitter.player === host ? words.seats.host : undefined,
        sitter.here ? undefined : words.seats.away,
      ];
      return (
        <span class="sitter">
          <span class={sitter.here ? 'presence here' : 'presence'} aria-hidden="true" />
          <b>{sitter.name}</b>
          {sitter.rating ? <small class="strength">{ratingWords(sitter.rating, words)}</small> : null}
          {tags.map((tag) => tag && <small key={tag}>{tag}</small>)}
        </span>
      );
    }
  }
}

const PICTURE = { width: 300, height: 150 };

/** The land that whoever sits here will build on. */
function Land({ seat }: { readonly seat: number }) {
  const season = SEASONS[seat] ?? 'spring';
  const draw = () => realmLandscape(season, PICTURE.width, PICTURE.height);
  return <Picture drawing={`land ${season}`} draw={draw} alt="" class="land" />;
}

function Seat(props: SeatProps) {
  const { game, sitter, seat, own, isHost, words, onAsk } = props;
  const isMine = seat === own;
  return (
    <li class="seat far" data-season={seat} data-sitter={sitter.type}>
      <Land seat={seat} />
      {isHost && sitter.type !== 'person' ? <HostChoice {...props} /> : <SitterName {...props} />}
      {sitter.type === 'open' && own === undefined ? (
        <button type="button" class="small" onClick={() => onAsk({ type: 'sit', seat })}>
          {words.seats.sit}
        </button>
      ) : null}
      {isMine ? (
        <button type="button" class="small" onClick={() => onAsk({ type: 'leave' })}>
          {words.seats.leave}
        </button>
      ) : null}
      {!isMine && sitter.type === 'person' ? (
        <CompanyButton people={[sitter]} game={game} words={words} />
      ) : null}
      {isHost && !isMine && sitter.type === 'person' ? (
        <button
          type="button"
          class="icon-button"
          aria-label={words.seats.remove(sitter.name)}
          onClick={() => onAsk({ type: 'open', seat })}
        >
          ✕
        </button>
      ) : null}
    </li>
  );
}

export function TableSeats({ seats, ...rest }: Props) {
  return (
    <ol class="table-seats">
      {seats.map((sitter, seat) => (
        <Seat key={seat} sitter={sitter} seat={seat} {...rest} />
      ))}
    </ol>
  );
}
