/** What can be done with a fortress of the gallery besides playing on it. */
import { type Card, makeGalleryLink, REPORT_REASONS, type Whole } from '@mahjong-fortress/gallery';
import type { GalleryScreenWords } from '@mahjong-fortress/words/gallery-screens';
import { useEffect, useState } from 'preact/hooks';
import { gallery } from '../../online/site-gallery.ts';

interface Props {
  readonly card: Card;
  readonly words: GalleryScreenWords;
}

function troubleWords({ troubles }: GalleryScreenWords, code: string): string {
  return Object.hasOwn(troubles, code) ? troubles[code as keyof typeof troubles] : troubles.other;
}

function ReportForm({
  id,
  words,
  onSaid,
}: {
  id: string;
  words: GalleryScreenWords;
  onSaid(text: string): void;
}) {
  const { browse } = words;
  const [reason, setReason] = useState<(typeof REPORT_REASONS)[number]>('offensive');
  const [details, setDetails] = useState('');
  const [isSending, setSending] = useState(false);

  async function send(): Promise<void> {
    setSending(true);
    const sent = await gallery.report(id, reason, details.trim());
    setSending(false);
    onSaid(sent.ok ? browse.reported : troubleWords(words, sent.error.code));
  }

  return (
    <form
      class="gallery-filters"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label>
        {browse.reportReason}
        <select
          value={reason}
          onChange={(event) =>
            setReason(REPORT_REASONS.find((one) => one === event.currentTarget.value) ?? 'other')
          }
        >
          {REPORT_REASONS.map((one) => (
            <option key={one} value={one}>
              {browse.reasons[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {browse.reportWords}
        <input
          type="text"
          maxLength={1000}
          value={details}
          onInput={(event) => setDetails(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="small" disabled={isSending}>
        {browse.send}
      </button>
    </form>
  );
}

export function GalleryCard({ card, words }: Props) {
  const { browse } = words;
  const { id } = card;
  const [whole, setWhole] = useState<Whole>();
  const [isReporting, setReporting] = useState(false);
  const [said, setSaid] = useState('');
  useEffect(() => {
    let isOver = false;
    void gallery.look(id).then((found) => {
      if (!isOver && found.ok) setWhole(found.value);
    });
    return () => {
      isOver = true;
    };
  }, [id]);

  async function like({ liked }: Whole): Promise<void> {
    const answer = await gallery.like(id, !liked);
    if (!answer.ok) return setSaid(troubleWords(words, answer.error.code));
    setSaid('');
    setWhole((now) => now && { ...now, ...answer.value });
  }

  const isTheirs = whole !== undefined && !whole.mine;
  return (
    <>
      <div class="layout-open">
        {isTheirs ? (
          <button type="button" class="small" aria-pressed={whole.liked} onClick={() => void like(whole)}>
            <span aria-hidden="true">{whole.liked ? '♥\u00a0' : '♡\u00a0'}</span>
            {whole.liked ? browse.liked : browse.like}
          </button>
        ) : null}
        <a class="small button" href={`f/${id}`} target="_blank" rel="noreferrer">
          {browse.details}
        </a>
        <a class="small button" href={makeGalleryLink('.', card, 'editor')} title={browse.remixHint}>
          {browse.remix}
        </a>
        {isTheirs ? (
          <button
            type="button"
            class="small quiet"
            aria-expanded={isReporting}
            onClick={() => setReporting(!isReporting)}
          >
            {browse.report}
          </button>
        ) : null}
        <span class="remark">
          {browse.likes(whole?.likes ?? card.likes)} · {browse.plays(card.plays)}
        </span>
      </div>
      {isReporting ? (
        <ReportForm
          id={id}
          words={words}
          onSaid={(text) => {
            setSaid(text);
            setReporting(false);
          }}
        />
      ) : null}
      <p class="remark" role="status">
        {said}
      </p>
    </>
  );
}
