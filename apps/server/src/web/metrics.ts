/** Figures for operators, as Prometheus reads them. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** By this Prometheus knows which of its formats it is. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

const COUNTERS = {
  entries: 'Entries stored in the logs of tables',
  messages: 'Messages from clients',
  refusals: 'Messages and requests that were refused',
  drops: 'Sockets that were closed because they did not keep up',
} as const;
type Counter = keyof typeof COUNTERS;

export interface Metrics {
  count(counter: Counter): void;
  text(gauges: Readonly<Record<string, number>>): string;
}

const MS = 1e6;

export function makeMetrics(): Metrics {
  const counts = new Map<Counter, number>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const line = (name: string, type: string, help: string, value: number): string =>
    `# HELP mahjong_fortress_${name} ${help}\n# TYPE mahjong_fortress_${name} ${type}\nmahjong_fortress_${name} ${value}\n`;
  return {
    count(counter) {
      counts.set(counter, (counts.get(counter) ?? 0) + 1);
    },
    text(gauges) {
      const totals = Object.entries(COUNTERS).map(([name, help]) =>
        line(`${name}_total`, 'counter', help, counts.get(name as Counter) ?? 0),
      );
      const now = Object.entries({
        ...gauges,
        event_loop_delay_p99_ms: delay.percentile(99) / MS,
        resident_bytes: process.memoryUsage.rss(),
      }).map(([name, value]) => line(name, 'gauge', name.replaceAll('_', ' '), value));
      return [...totals, ...now].join('');
    },
  };
}
