/** For how many players: asked wherever a fortress is made or tried for one number of them. */
import { PLAYER_COUNTS, type PlayerCount } from '@mahjong-fortress/layouts-schema';
import type { Signal } from '@preact/signals';
import { Choice } from './choice.tsx';
import { useMessages } from './context.ts';

export function PlayersChoice({ name, players }: { name: string; players: Signal<PlayerCount> }) {
  const messages = useMessages();
  return (
    <Choice
      name={name}
      label={messages.forPlayers}
      class="segments"
      value={players.value}
      options={PLAYER_COUNTS.map((value) => ({ value, label: messages.playersCount(value), face: value }))}
      onChoose={(value) => {
        players.value = value;
      }}
    />
  );
}
