import type { EditorWords } from '@mahjong-fortress/words/editor';
import { HEIGHTS } from '../document/grid.ts';
import { SYMMETRIES, type Symmetry } from '../document/symmetry.ts';
import { TOOLS, type ToolId } from '../tools/tools.ts';
import { Choice } from './choice.tsx';
import { useDesk, useMessages } from './context.ts';
import { Icon } from './icon.tsx';

export const TOOL_NAMES = {
  paint: 'toolPaint',
  erase: 'toolErase',
  raise: 'toolRaise',
  lower: 'toolLower',
  rectangle: 'toolRectangle',
  frame: 'toolFrame',
  line: 'toolLine',
  fill: 'toolFill',
  select: 'toolSelect',
  stamp: 'toolStamp',
  hand: 'toolHand',
} as const satisfies Record<ToolId, keyof EditorWords>;

export const SYMMETRY_NAMES = {
  none: 'symmetryNone',
  'left-right': 'symmetryLeftRight',
  'top-bottom': 'symmetryTopBottom',
  both: 'symmetryBoth',
  rotation: 'symmetryRotation',
} as const satisfies Record<Symmetry, keyof EditorWords>;

/** How a key is written on the keyboard: KeyB is B. */
export function keyName(code: string): string {
  return code.replace(/^(Key|Digit)/, '');
}

export function ToolBar() {
  const { state } = useDesk();
  const messages = useMessages();
  return (
    <div class="tool-bar" data-testid="tools">
      <Choice
        name="tool"
        label={messages.tools}
        class="tools"
        value={state.tool.value}
        options={TOOLS.map(({ id, key }) => ({
          value: id,
          label: messages[TOOL_NAMES[id]],
          key: keyName(key),
          face: <Icon id={id} />,
        }))}
        onChoose={(id) => {
          state.tool.value = id;
        }}
      />
      <Choice
        name="height"
        label={messages.height}
        class="heights"
        value={state.height.value}
        options={HEIGHTS.map((height) => ({
          value: height,
          label: messages.heightOf(height),
          key: String(height),
          face: <HeightFace height={height} />,
        }))}
        onChoose={(height) => {
          state.height.value = height;
        }}
      />
      <Choice
        name="symmetry"
        label={messages.symmetry}
        class="symmetries"
        value={state.symmetry.value}
        options={SYMMETRIES.map((symmetry) => ({
          value: symmetry,
          label: messages[SYMMETRY_NAMES[symmetry]],
          face: <Icon id={symmetry} />,
        }))}
        onChoose={(symmetry) => {
          state.symmetry.value = symmetry;
        }}
      />
    </div>
  );
}

function HeightFace({ height }: { readonly height: number }) {
  return (
    <svg class="height-face" viewBox="0 0 36 48" aria-hidden="true">
      <use href={`#tile-${height}`} />
    </svg>
  );
}
