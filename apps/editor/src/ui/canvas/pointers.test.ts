import { memoryVault } from '@mahjong-fortress/base/vault';
import { loadEditorWords } from '@mahjong-fortress/words/editor';
import { en } from '@mahjong-fortress/words/editor/en';
import { expect, test } from 'vitest';
import { createEditor } from '../../app/editor.ts';
import { heightOn } from '../../document/grid.ts';
import { cellAt, type Point } from '../../view/camera.ts';
import type { Desk } from '../context.ts';
import { createPointers } from './pointers.ts';

function setting() {
  const editor = createEditor(
    { language: 'en', words: en },
    { loadWords: loadEditorWords, vault: memoryVault(), now: () => 0, newKey: () => 'key' },
  );
  const pans: Point[] = [];
  const held = { is: false };
  const paper = { camera: { value: { x: 0, y: 0, scale: 1 } }, pan: (by: Point) => void pans.push(by) };
  const pointers = createPointers({ ...editor, paper } as unknown as Desk, {
    onHover: () => undefined,
    onPress: () => undefined,
    holds: () => held.is,
    onPan: () => undefined,
  });
  const currentTarget = {
    setPointerCapture: () => undefined,
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
  };
  const at = (clientX: number, button = 0) =>
    ({ button, pointerId: 1, clientX, clientY: 1, currentTarget }) as unknown as PointerEvent;
  const press = (button: number) => pointers.down(at(1, button));
  const release = (x: number) => pointers.up(at(x));
  const turn = (wheel: Partial<WheelEvent>) =>
    pointers.wheel({ preventDefault: () => undefined, currentTarget, ...wheel } as unknown as WheelEvent);
  return { ...editor, held, pans, press, release, turn };
}

test.each([
  ['left', 0, true],
  ['back', 3, false],
  ['forward', 4, false],
] as const)('the button %s draws or does not', (_, button, draws) => {
  const { state, press } = setting();
  press(button);
  expect(state.underway.value !== undefined).toBe(draws);
});

test('a stroke reaches to where it is let go, even if no step before told of it', () => {
  const { state, press, release } = setting();
  const cellOf = (x: number) => cellAt({ x: 0, y: 0, scale: 1 }, { x, y: 1 });
  const { row, column } = cellOf(1);
  let x = 1;
  while (cellOf(x).column < column + 3) x++;
  press(0);
  release(x);
  const heights = [0, 1, 2, 3].map((step) => heightOn(state.grid.value, { row, column: column + step }));
  expect(heights.every((height) => height > 0)).toBe(true);
});

test('a held paper is not drawn on', () => {
  const { state, held, press } = setting();
  held.is = true;
  press(0);
  expect(state.underway.value).toBeUndefined();
});

test.each([
  ['as it is', { deltaX: 0, deltaY: 40 }],
  ['turned by the system', { deltaX: 40, deltaY: 0 }],
])('Shift and the wheel move the paper sideways: %s', (_, deltas) => {
  const { pans, turn } = setting();
  turn({ shiftKey: true, ...deltas });
  expect(pans).toEqual([{ x: -40, y: 0 }]);
});
