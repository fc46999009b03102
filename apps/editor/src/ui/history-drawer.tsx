import { useEffect, useRef } from 'preact/hooks';
import { sayingOf } from '../document/saying.ts';
import { useDesk, useMessages } from './context.ts';
import { Drawer } from './drawer.tsx';

export function HistoryDrawer() {
  const { state, editing } = useDesk();
  const messages = useMessages();
  const { steps, at } = state.history.value;
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => current.current?.scrollIntoView({ block: 'nearest' }), [at, steps.length]);
  return (
    <Drawer id="history" title={messages.history}>
      <p class="hint">{messages.historyHint}</p>
      <ol class="history" data-testid="history">
        {steps.map((step, index) => (
          <li key={index} ref={index === at ? current : null}>
            <button
              type="button"
              class={index > at ? 'undone' : ''}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => editing.goToStep(index)}
            >
              <span class="step-number">{index}</span>
              {sayingOf(step.words)(messages, state.language.value)}
            </button>
          </li>
        ))}
      </ol>
    </Drawer>
  );
}
