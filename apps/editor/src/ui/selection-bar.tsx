import { Button } from './button.tsx';
import { useDesk, useMessages } from './context.ts';

/** What can be done with the marked part. */
export function SelectionBar() {
  const { state, pieces } = useDesk();
  const messages = useMessages();
  const hasPiece = state.clipboard.value !== undefined;
  if (state.selection.value === undefined && state.tool.value !== 'select') return null;
  const hasNone = state.selection.value === undefined;
  return (
    <div class="selection-bar" role="toolbar" aria-label={messages.selection}>
      <Button icon="copy" quiet label={messages.copy} disabled={hasNone} onClick={pieces.copy} />
      <Button icon="cut" quiet label={messages.cut} disabled={hasNone} onClick={pieces.cut} />
      <Button icon="paste" quiet label={messages.paste} disabled={!hasPiece} onClick={pieces.paste} />
      <Button icon="rotate" quiet label={messages.rotate} onClick={() => pieces.turn('clockwise')} />
      <Button
        icon="flipLeftRight"
        quiet
        label={messages.flipLeftRight}
        onClick={() => pieces.turn('left-right')}
      />
      <Button
        icon="flipTopBottom"
        quiet
        label={messages.flipTopBottom}
        onClick={() => pieces.turn('top-bottom')}
      />
      <Button
        icon="clear"
        quiet
        label={messages.deleteSelection}
        disabled={hasNone}
        onClick={pieces.remove}
      />
      <Button icon="close" quiet label={messages.deselect} disabled={hasNone} onClick={pieces.deselect} />
    </div>
  );
}
