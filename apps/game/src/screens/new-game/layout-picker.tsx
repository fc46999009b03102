/** The fortress: pictures to leaf through, or one from a file or a link. */
import { ok, type Result } from '@mahjong-fortress/base/result';
import {
  type CheckedLayout,
  type Finding,
  isChange,
  type Layout,
  type Opened,
  openFile,
  openLink,
  type PlayerCount,
} from '@mahjong-fortress/layouts-schema';
import { useState } from 'preact/hooks';
import { useWords } from '../../ui/words.ts';
import { useCollections } from './collections.tsx';
import { LayoutChosen } from './layout-chosen.tsx';
import { OfferedLayouts } from './layout-offered.tsx';
import { LayoutOpen } from './layout-open.tsx';
import { OpenedLayouts } from './layout-opened.tsx';
import { LayoutProblems } from './layout-problems.tsx';
import { LAYOUT_SOURCES, type LayoutSource, sentencesOf } from './layout-sources.ts';

interface Props {
  readonly layout: Layout;
  readonly players: PlayerCount;
  onChange(layout: Layout): void;
}

export function LayoutPicker({ layout, players, onChange }: Props) {
  const { newGame, findings } = useWords();
  const [source, setSource] = useState<LayoutSource | 'opened'>('bundled');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<Opened>();
  const [taken, setTaken] = useState<CheckedLayout>();
  const collections = useCollections(source === 'community');
  const changes = taken?.layout === layout ? taken.advice.filter(isChange) : [];

  function take(board: CheckedLayout): void {
    setTaken(board);
    onChange(board.layout);
  }

  /** A single fortress is taken at once; of several the person chooses one. */
  function receive(found: Result<Opened, readonly Finding[]>): void {
    setProblems(found.ok ? [] : sentencesOf(found.error, findings));
    if (!found.ok) return;
    setOpened(found.value);
    setSource('opened');
    const [first, ...others] = found.value.layouts;
    if (first && others.length === 0) take(first);
  }

  async function receiveFile(file: File): Promise<void> {
    receive(await openFile(file));
  }

  function receiveLink(text: string): void {
    const found = openLink(text);
    receive(found.ok ? ok({ layouts: [found.value], skipped: [] }) : found);
  }

  return (
    <section
      class="sheet-part layouts"
      aria-labelledby="layouts-heading"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const file = event.dataTransfer?.files[0];
        if (file) void receiveFile(file);
      }}
    >
      <h2 id="layouts-heading">{newGame.fortress}</h2>
      <LayoutChosen layout={layout} players={players} changes={changes} />
      <fieldset class="tabs" aria-label={newGame.fortress}>
        {[...LAYOUT_SOURCES, ...(opened ? ['opened' as const] : [])].map((one) => (
          <button type="button" key={one} aria-pressed={one === source} onClick={() => setSource(one)}>
            {newGame.sources[one]}
          </button>
        ))}
      </fieldset>
      {source === 'opened' ? (
        opened && <OpenedLayouts key={opened} opened={opened} chosen={layout} onChoose={take} />
      ) : (
        <OfferedLayouts
          source={source}
          collections={collections}
          players={players}
          chosen={layout}
          onChoose={onChange}
        />
      )}
      <LayoutOpen onFile={(file) => void receiveFile(file)} onLink={receiveLink} />
      <LayoutProblems problems={problems} />
    </section>
  );
}
