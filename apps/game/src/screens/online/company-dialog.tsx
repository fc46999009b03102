/** The others at a table: who they are, and what to do about somebody whom one doesn't want to meet again. */
import { CONDUCT_REASONS, type ConductReason } from '@mahjong-fortress/online';
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { useState } from 'preact/hooks';
import { block, report } from '../../online/account.ts';
import { api } from '../../online/server.ts';
import type { Listed } from '../../online/tables.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ratingWords } from './measure-words.ts';
import { ProblemLine } from './problem.tsx';
import { useDoing } from './use-doing.ts';
import './me/part.css';
import './company-dialog.css';

interface Props {
  readonly people: readonly Listed[];
  /** The table where they were met. */
  readonly game: string;
  readonly words: OnlineWords;
  onClose(): void;
}

interface PersonProps extends Omit<Props, 'people' | 'onClose'> {
  readonly person: Listed;
}

const MOST_WORDS = 1000;

/** Only somebody can block and report. */
const asSomebody: typeof block = async (player) => {
  const known = await api.me();
  return known.ok ? block(player) : known;
};

function ReportForm({ person, game, words, onSent }: PersonProps & { onSent(): void }) {
  const { company } = words.me;
  const { run, isBusy, refused } = useDoing();
  const [reason, setReason] = useState<ConductReason>('name');
  const [text, setText] = useState('');

  async function send(): Promise<void> {
    const sent = await run(async () => {
      const known = await api.me();
      if (!known.ok) return known;
      return report({ player: person.player, game, reason, words: text.trim() || undefined });
    });
    if (sent) onSent();
  }

  return (
    <form
      class="report"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label class="field">
        {company.why}
        <select value={reason} onChange={(event) => setReason(event.currentTarget.value as ConductReason)}>
          {CONDUCT_REASONS.map((one) => (
            <option key={one} value={one}>
              {company.reasons[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {company.words}
        <textarea
          rows={3}
          maxLength={MOST_WORDS}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <p class="remark">{company.reportAbout}</p>
      <button type="submit" class="small main" disabled={isBusy}>
        {company.send}
      </button>
      <ProblemLine refused={refused} words={words} />
    </form>
  );
}

function Person({ person, game, words }: PersonProps) {
  const { company } = words.me;
  const { name, player, rating } = person;
  const { run, isBusy, refused } = useDoing();
  const [said, setSaid] = useState('');
  const [isReporting, setReporting] = useState(false);
  return (
    <section class="me-part met">
      <h3>
        {name}
        {rating ? <small>{ratingWords(rating, words)}</small> : null}
      </h3>
      <p class="remark">{company.blockAbout(name)}</p>
      <div class="choices">
        <button
          type="button"
          class="small"
          aria-label={company.blockOf(name)}
          disabled={isBusy}
          onClick={async () => {
            if (await run(() => asSomebody(player))) setSaid(company.isBlocked(name));
          }}
        >
          {company.block}
        </button>
        {isReporting ? null : (
          <button
            type="button"
            class="small"
            aria-label={company.reportOf(name)}
            onClick={() => setReporting(true)}
          >
            {company.report}
          </button>
        )}
      </div>
      <p class="me-done" role="status">
        {said}
      </p>
      <ProblemLine refused={refused} words={words} />
      {isReporting ? (
        <ReportForm
          person={person}
          game={game}
          words={words}
          onSent={() => {
            setReporting(false);
            setSaid(company.sent);
          }}
        />
      ) : null}
    </section>
  );
}

export function CompanyDialog({ people, game, words, onClose }: Props) {
  const { company } = words.me;
  return (
    <Dialog heading={company.heading} onClose={onClose}>
      {people.length === 0 ? <p>{company.nobody}</p> : null}
      {people.map((person) => (
        <Person key={person.player} person={person} game={game} words={words} />
      ))}
    </Dialog>
  );
}
