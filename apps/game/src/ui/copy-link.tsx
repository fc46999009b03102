/** Copies a link. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { makeReplayLink } from '../session/record-link.ts';
import { Icon } from './icon.tsx';
import { useWords } from './words.ts';

/** Long enough to be read. */
const COPIED_MS = 4000;

/** Many browsers forbid it, and without a secure connection it does not exist; then it is done by hand. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

interface Props {
  readonly class: string;
  /** Another function, another link. */
  readonly makeLink: () => Promise<string>;
}

export function CopyLink({ class: className, makeLink }: Props) {
  const { replay } = useWords();
  const [made, setMade] = useState<{ readonly link: string; readonly isCopied: boolean }>();

  useEffect(() => setMade(undefined), [makeLink]);
  useEffect(() => {
    if (!made?.isCopied) return;
    const timer = setTimeout(() => setMade(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [made]);

  async function copy(): Promise<void> {
    const link = await makeLink();
    setMade({ link, isCopied: await copied(link) });
  }

  return (
    <>
      <button type="button" class={className} onClick={() => void copy()}>
        <Icon name={made?.isCopied ? 'check' : 'link'} />
        &nbsp;{made?.isCopied ? replay.copied : replay.copyLink}
      </button>
      {made && !made.isCopied ? (
        <input type="text" class="link-by-hand" readOnly aria-label={replay.copyLink} value={made.link} />
      ) : null}
    </>
  );
}

interface ReplayProps<Played> {
  readonly record: Played;
  readonly step: number;
  readonly class: string;
  /** The record as the code of a link. */
  pack(record: Played): Promise<string>;
}

/** Copies the link to a moment of a game. */
export function CopyReplayLink<Played>({ record, step, class: className, pack }: ReplayProps<Played>) {
  const makeLink = useCallback(
    async () => makeReplayLink(window.location.href, { code: await pack(record), step }),
    [record, step, pack],
  );
  return <CopyLink class={className} makeLink={makeLink} />;
}
