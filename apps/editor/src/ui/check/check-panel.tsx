import { useSignal, useSignalEffect } from '@preact/signals';
import { isEmpty } from '../../document/grid.ts';
import { useDesk, useMessages } from '../context.ts';
import { Picture } from '../picture.tsx';
import { AboutForm } from './about-form.tsx';
import { Findings } from './findings.tsx';
import { Gauges } from './gauges.tsx';

/** The picture may lag a moment behind the pen, so that the pen never waits for it. */
const PREVIEW_DELAY = 120;

function Preview() {
  const { state } = useDesk();
  const messages = useMessages();
  const shown = useSignal(state.grid.peek());
  useSignalEffect(() => {
    const grid = state.grid.value;
    const timer = setTimeout(() => {
      shown.value = grid;
    }, PREVIEW_DELAY);
    return () => clearTimeout(timer);
  });
  return (
    <button
      type="button"
      class="preview"
      aria-label={messages.relief}
      title={`${messages.relief} (P)`}
      aria-pressed={state.showsRelief.value}
      onClick={() => {
        state.showsRelief.value = !state.showsRelief.value;
        state.drawer.value = undefined;
      }}
    >
      {!isEmpty(shown.value) && <Picture rows={shown.value} />}
    </button>
  );
}

export function CheckPanel() {
  const messages = useMessages();
  return (
    <div class="check-panel">
      <Preview />
      <Gauges />
      <section>
        <h2>{messages.findingsTitle}</h2>
        <Findings />
      </section>
      <details class="about">
        <summary>{messages.about}</summary>
        <AboutForm />
      </details>
    </div>
  );
}
