/** Wakes over Redis, for several nodes that write more than PostgreSQL should have to announce. */
import { Redis } from 'ioredis';
import { type Bus, gathered, hearWakes } from './bus.ts';

const CHANNEL = 'mahjong-fortress-wake';

export function openRedisBus(url: string, node: string, onWake: (game: string) => void): Bus {
  const options = { maxRetriesPerRequest: 1, retryStrategy: (times: number) => Math.min(200 * times, 3000) };
  const speaker = new Redis(url, options);
  const listener = new Redis(url, { ...options, autoResubscribe: true });
  for (const one of [speaker, listener]) one.on('error', (error) => console.error(`bus: ${error.message}`));
  listener.on('message', (_, text) => hearWakes(node, text, onWake));
  listener.subscribe(CHANNEL).catch(() => {});
  return {
    wake: gathered(node, (text) => speaker.publish(CHANNEL, text)),
    async close() {
      speaker.disconnect();
      listener.disconnect();
    },
  };
}
