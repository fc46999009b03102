import { version } from '../../package.json';
import { TOOLS } from '../tools/tools.ts';
import { useMessages } from './context.ts';
import { Sheet } from './sheet.tsx';
import { keyName, TOOL_NAMES } from './tool-bar.tsx';

function Keys({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly (readonly [string, string])[];
}) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {rows.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function KeysSheet() {
  const messages = useMessages();
  return (
    <Sheet title={messages.keyboardHelp} class="keys">
      <Keys
        title={messages.keysDrawing}
        rows={[
          [messages.keyArrows, messages.keyMove],
          ['Home / End', messages.keyRowEnds],
          ['0 – 5', messages.keyHeights],
          ['+ −', messages.keyPlusMinus],
          [`${messages.keySpace} / Enter`, messages.keyUse],
          ['Delete / Backspace', messages.keyDelete],
          [`Shift + ${messages.keyArrows}`, messages.keyShiftArrows],
          ['Esc', messages.keyEscape],
          [messages.altClick, messages.keyAlt],
          [messages.rightButton, messages.keyRightErase],
        ]}
      />
      <Keys
        title={messages.keysTools}
        rows={TOOLS.map(({ id, key }) => [keyName(key), messages[TOOL_NAMES[id]]] as const)}
      />
      <Keys
        title={messages.keysEdit}
        rows={[
          ['Ctrl + Z', messages.undo],
          ['Ctrl + Shift + Z', messages.redo],
          ['Ctrl + C / X / V', `${messages.copy} / ${messages.cut} / ${messages.paste}`],
          ['Ctrl + D', messages.duplicate],
          ['Ctrl + A', messages.keySelectAll],
          [messages.keyAltDrag, messages.keyAltDragHint],
          [`Alt + ${messages.keyArrows}`, messages.saidMove],
          ['Shift + R', messages.rotate],
          ['Shift + H / V', `${messages.flipLeftRight} / ${messages.flipTopBottom}`],
          ['M', messages.centre],
        ]}
      />
      <Keys
        title={messages.keysView}
        rows={[
          ['Y', messages.keySymmetry],
          ['T', messages.keyTier],
          ['A', messages.showAvailable],
          ['P', messages.relief],
          ['I / O / H', `${messages.zoomIn} / ${messages.zoomOut} / ${messages.zoomFit}`],
          [messages.keyPan, messages.keyPanHint],
          [messages.keySpaceDrag, messages.keyPanHint],
          [messages.keyZoom, `${messages.zoomIn} / ${messages.zoomOut}`],
        ]}
      />
      <p class="hint">
        {messages.appName} {version}
      </p>
    </Sheet>
  );
}
