/** For development: the two statecharts beside the game, with the states they are in and what led there. */
import { chartOf, gameMachine } from '@mahjong-fortress/rules/flow';
import { type Signal, signal } from '@preact/signals';
import { render } from 'preact';
import type { AnyMachineSnapshot, AnyStateNode, InspectionEvent } from 'xstate';
import type { PlayedGame } from '../session/played-game.ts';
import './running-charts.css';

/** Enough to see how the present state was reached. */
const LAST_EVENTS = 8;

interface Running {
  readonly match: AnyMachineSnapshot;
  /** The latest first. */
  readonly events: readonly string[];
}

function States({ node, active }: { readonly node: AnyStateNode; readonly active: AnyMachineSnapshot }) {
  const below = Object.values(node.states).filter(({ type }) => type !== 'history');
  if (below.length === 0) return null;
  return (
    <ul>
      {below.map((state) => (
        <li key={state.id} data-active={active._nodes.some(({ id }) => id === state.id) || undefined}>
          {state.key}
          <States node={state} active={active} />
        </li>
      ))}
    </ul>
  );
}

function Charts({ running }: { readonly running: Signal<Running | undefined> }) {
  const now = running.value;
  if (!now) return <p>No match is running.</p>;
  const { match } = now.match.context as Pick<PlayedGame, 'match'>;
  return (
    <>
      <section>
        <h2>match</h2>
        <States node={now.match.machine.root} active={now.match} />
      </section>
      <section>
        <h2>game</h2>
        <States
          node={gameMachine.root}
          active={chartOf(match.games[match.games.length - 1] ?? match.games[0])}
        />
      </section>
      <section>
        <h2>events</h2>
        <ol>
          {now.events.map((event, index) => (
            <li key={`${index} ${event}`}>{event}</li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** Opens the panel; what it returns listens to the actors of the page. */
export function showCharts(): (event: InspectionEvent) => void {
  const running = signal<Running | undefined>(undefined);
  const panel = document.createElement('aside');
  panel.className = 'running-charts';
  panel.setAttribute('aria-label', 'Statecharts');
  document.body.append(panel);
  render(<Charts running={running} />, panel);
  return (inspected) => {
    if (inspected.type !== '@xstate.snapshot' || !('machine' in inspected.snapshot)) return;
    const match = inspected.snapshot as AnyMachineSnapshot;
    const events = [inspected.event.type, ...(running.value?.events ?? [])].slice(0, LAST_EVENTS);
    running.value = { match, events };
  };
}
