/** The painted table, with the grids of the page lying unseen over it for keyboards and screen readers. */
import { nameOf, type Who } from '@mahjong-fortress/words/who';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import type { Session, SessionState } from '../session/session.ts';
import type { TableSpot } from '../table/contract.ts';
import { useWords } from '../ui/words.ts';
import { wordsForRefusal } from '../words/refusal-words.ts';
import { openPainted } from './open-painted.ts';
import { PlainBoard } from './plain-board.tsx';
import { Rings } from './rings.tsx';
import { linkTable, type TableLink } from './table-link.ts';

interface Props {
  readonly session: Session;
  readonly state: SessionState;
  readonly who: readonly Who[];
  /** What is pointed out. */
  readonly pointed: readonly TableSpot[];
  onBusy(isBusy: boolean): void;
  /** There is no WebGL, or it does not work. */
  onFail(): void;
}

export function PaintedBoard({ session, state, who, pointed, onBusy, onFail }: Props) {
  const app = useApp();
  const words = useWords();
  const host = useRef<HTMLDivElement>(null);
  const link = useRef<TableLink | undefined>(undefined);
  const [focus, setFocus] = useState<TableSpot>();
  const letters = app.settings.value.letters ? words.kindLetters : undefined;

  // The link lives longer than one drawing of the page, so it reads the latest from here.
  const names = who.map((one) => nameOf(one, words));
  const latest = useRef({ who, names, words, letters, focus });
  latest.current = { who, names, words, letters, focus };

  useEffect(() => {
    if (!host.current) return;
    const abandon = openPainted(host.current, {
      onIntent: (intent) => link.current?.onIntent(intent),
      onOpen: (table) => {
        link.current = linkTable({
          session,
          table,
          look: () => {
            const { focus: spot, ...look } = latest.current;
            return { ...look, focus: spot?.type === 'fortress' ? spot.cell : undefined };
          },
          reason: (now) => wordsForRefusal(now, latest.current.who, latest.current.words) ?? '',
          speed: app.speed,
          onBusy,
        });
        app.table.value = table;
      },
      onFail,
    });
    return () => {
      abandon();
      app.table.value = undefined;
      link.current?.stop();
      link.current = undefined;
    };
  }, [session, app, onBusy, onFail]);

  useEffect(() => link.current?.relook(), [names.join(), letters, focus]);

  return (
    <div class="painted-board">
      <div class="canvas-host" ref={host} data-testid="canvas-host" />
      <div class="mirror">
        <PlainBoard session={session} state={state} who={who} pointed={pointed} onFocus={setFocus} />
      </div>
      <Rings table={link.current?.table} spots={focus ? [focus, ...pointed] : pointed} />
    </div>
  );
}
