/** Opens what can be done about the others at a table. */
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { useState } from 'preact/hooks';
import type { Listed } from '../../online/tables.ts';
import { later } from '../../ui/later.tsx';

const CompanyDialog = later(async () => (await import('./company-dialog.tsx')).CompanyDialog);

interface Props {
  readonly people: readonly Listed[];
  readonly game: string;
  readonly words: OnlineWords;
  /** With words on it, and how it looks then; otherwise it is as small as can be. */
  readonly look?: 'small' | 'plain';
}

export function CompanyButton({ people, game, words, look }: Props) {
  const { company } = words.me;
  const [isOpen, setOpen] = useState(false);
  if (people.length === 0) return null;
  return (
    <>
      {look === undefined ? (
        <button
          type="button"
          class="icon-button"
          aria-label={company.about(people.map(({ name }) => name).join(', '))}
          onClick={() => setOpen(true)}
        >
          ⋯
        </button>
      ) : (
        <button type="button" class={look} onClick={() => setOpen(true)}>
          {company.open}
        </button>
      )}
      {isOpen ? (
        <CompanyDialog people={people} game={game} words={words} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
