/** Traffic on a server that runs as a process: what it costs there, and how it is told. */
import type { Players } from './our-tables.ts';
import { processorSeconds } from './process-figures.ts';
import { measureTraffic, type TrafficReport } from './traffic.ts';

export function row(what: string, value: string): void {
  console.log(`  ${what.padEnd(44)} ${value}`);
}

export function tellTraffic(report: ServedTraffic): void {
  const { movesPerSecond, perProcessorSecond, perRobotsSecond, stored, delivered } = report;
  const ms = (value: number) => value.toFixed(1);
  row('moves stored and delivered', `${movesPerSecond.toFixed(0)} a second`);
  row('for each second of the server’s processor', perProcessorSecond.toFixed(0));
  row('for each second of the robots’ own', perRobotsSecond.toFixed(0));
  row('to whoever moved', `p50 ${ms(stored.p50)} ms, p99 ${ms(stored.p99)} ms`);
  row('to the other player', `p50 ${ms(delivered.p50)} ms, p99 ${ms(delivered.p99)} ms`);
}

export interface ServedTraffic extends TrafficReport {
  readonly perProcessorSecond: number;
  /** What those who play could do if they had a processor of their own. */
  readonly perRobotsSecond: number;
}

export async function playFor(seconds: number, players: Players, server: number): Promise<ServedTraffic> {
  await players.ready;
  const [before, own] = [processorSeconds(server), process.cpuUsage()];
  const report = await measureTraffic(seconds, players.play);
  const perProcessorSecond = report.delivered.count / (processorSeconds(server) - before);
  const { user, system } = process.cpuUsage(own);
  const perRobotsSecond = report.delivered.count / ((user + system) / 1e6);
  players.close();
  return { ...report, perProcessorSecond, perRobotsSecond };
}
