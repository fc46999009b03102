/** Copies the link to a replay. */
import type { GameRecord } from '@mahjong-fortress/rules';
import { useState } from 'preact/hooks';
import { makeRecordCode, makeReplayLink } from '../session/record-link.ts';
import { Icon } from './icon.tsx';
import { useWords } from './words.ts';

interface Props {
  readonly record: GameRecord;
  readonly step: number;
  readonly class: string;
}

export function CopyLink({ record, step, class: className }: Props) {
  const { replay } = useWords();
  const [link, setLink] = useState<string>();
  const [isCopied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    const made = makeReplayLink(window.location.href, { code: await makeRecordCode(record), step });
    setLink(made);
    // Some browsers forbid it; then the link can be copied by hand.
    const copied = await navigator.clipboard.writeText(made).then(
      () => true,
      () => false,
    );
    setCopied(copied);
  }

  return (
    <>
      <button type="button" class={className} onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'link'} />
        &nbsp;{isCopied ? replay.copied : replay.copyLink}
      </button>
      {link !== undefined && !isCopied ? (
        <input type="text" class="link-by-hand" readOnly aria-label={replay.copyLink} value={link} />
      ) : null}
    </>
  );
}
