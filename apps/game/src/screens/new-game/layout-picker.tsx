/** The fortress: pictures to leaf through, or one from a file or a link. */
import { ok, type Result } from '@mahjong-fortress/base/result';
import {
  type CheckedLayout,
  type Finding,
  isChange,
  type Layout,
  listReceived,
  type Opened,
  openFile,
  openLink,
  type PlayerCount,
  receiveFortress,
} from '@mahjong-fortress/layouts-schema';
import { useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { later } from '../../ui/later.tsx';
import { useGallery } from '../../ui/use-gallery.ts';
import { useWords } from '../../ui/words.ts';
import { sentencesOf } from '../../words/problem-words.ts';
import { useCollections } from './collections.tsx';
import { LayoutChosen } from './layout-chosen.tsx';
import { OfferedLayouts } from './layout-offered.tsx';
import { LayoutOpen } from './layout-open.tsx';
import { OpenedLayouts } from './layout-opened.tsx';
import { LayoutProblems } from './layout-problems.tsx';
import { ReceivedLayouts } from './layout-received.tsx';
import { LAYOUT_SOURCES, type LayoutSource } from './layout-sources.ts';

const Gallery = later(
  async () => (await import('./layout-gallery.tsx')).GalleryTab,
  () => undefined,
);

interface Props {
  readonly layout: Layout;
  readonly players: PlayerCount;
  /** Whether it has come by a link. */
  readonly isReceived: boolean;
  onChange(layout: Layout): void;
}

export function LayoutPicker({ layout, players, isReceived, onChange }: Props) {
  const { newGame, findings } = useWords();
  const { vault } = useApp();
  const [source, setSource] = useState<LayoutSource | 'gallery' | 'opened' | 'received'>(
    isReceived ? 'received' : 'bundled',
  );
  const hasReceived = isReceived || source === 'received' || listReceived(vault).length > 0;
  // What a link has brought is there at once, and stays when another one is chosen.
  useState(() => isReceived && receiveFortress(vault, layout, Date.now()));
  const hasGallery = useGallery();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<Opened>();
  const [taken, setTaken] = useState<CheckedLayout>();
  const collections = useCollections(source === 'community', players);
  const changes = taken?.layout === layout ? taken.advice.filter(isChange) : [];

  function take(board: CheckedLayout): void {
    setTaken(board);
    void receiveFortress(vault, board.layout, Date.now());
    onChange(board.layout);
  }

  /** A single fortress is taken at once; of several the person chooses one. */
  function receive(found: Result<Opened, readonly Finding[]>): void {
    setProblems(found.ok ? [] : sentencesOf(found.error, findings));
    if (!found.ok) return;
    const [first, ...others] = found.value.layouts;
    const isOne = first !== undefined && others.length === 0;
    if (isOne) take(first);
    setOpened(isOne ? undefined : found.value);
    setSource(isOne ? 'received' : 'opened');
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
        {[
          ...LAYOUT_SOURCES,
          ...(hasGallery ? ['gallery' as const] : []),
          ...(hasReceived ? ['received' as const] : []),
          ...(opened ? ['opened' as const] : []),
        ].map((one) => (
          <button type="button" key={one} aria-pressed={one === source} onClick={() => setSource(one)}>
            {newGame.sources[one]}
          </button>
        ))}
      </fieldset>
      {source === 'received' ? (
        <ReceivedLayouts key={layout} chosen={layout} onChoose={onChange} onKept={() => setSource('own')} />
      ) : source === 'gallery' ? (
        <Gallery players={players} chosen={layout} onChoose={onChange} />
      ) : source === 'opened' ? (
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
      <LayoutProblems problems={problems} />
      <LayoutOpen onFile={(file) => void receiveFile(file)} onLink={receiveLink} />
    </section>
  );
}
