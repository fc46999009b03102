/** Which sounds the events of Towers make, and when they are heard: as each of them is shown. */
import type { GameEvent } from '@mahjong-fortress/towers';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { ENDING, type Note, tone } from '../../sound/notes.ts';
import { makeSynth, type Synth } from '../../sound/synth.ts';
import type { TowersMoment } from '../session/tally.ts';

function notesOfEvent(event: GameEvent): readonly Note[] {
  switch (event.type) {
    case 'castleFounded':
    case 'blockPlaced':
    case 'blockInserted': {
      const level = event.type === 'castleFounded' ? 1 : event.level;
      return [
        { voice: 'wood', at: 0.15, pitch: 260 + level * 40, force: 0.9 },
        { voice: 'drum', at: 0.17, pitch: 80 + level * 8, force: 0.3 },
      ];
    }
    case 'blockShifted':
      return [
        { voice: 'wood', at: 0, pitch: 420, force: 0.4 },
        { voice: 'wood', at: 0.25, pitch: 300, force: 0.8 },
      ];
    case 'knightPlaced':
    case 'knightMoved':
      return [{ voice: 'wood', at: 0.15, pitch: 560, force: 0.5 }];
    case 'kingPlaced':
    case 'kingMoved':
      return [{ voice: 'bell', at: 0.15, pitch: tone(5), force: 0.45 }];
    case 'cardBought':
    case 'cardsDrawn':
    case 'cardKept':
      return [{ voice: 'breath', at: 0, pitch: 1800, force: 0.25 }];
    case 'cardPlayed':
      return [0, 2, 4].map((step, index) => ({
        voice: 'chime',
        at: index * 0.08,
        pitch: tone(step, 330),
        force: 0.35,
      }));
    case 'yearScored':
      return [{ voice: 'gong', at: 0, pitch: 98, force: 0.8 }];
    case 'gameEnded':
      return ENDING;
    // Its points are heard as they are counted.
    case 'markerMoved':
    case 'kingLeft':
    case 'blocksLaid':
    case 'turnEnded':
    case 'turnBegun':
    case 'yearBegun':
      return [];
  }
}

export function notesOf(moment: TowersMoment): readonly Note[] {
  switch (moment.type) {
    case 'event':
      return notesOfEvent(moment.event);
    case 'counting':
      return [];
    case 'counted':
      return [{ voice: 'pluck', at: 0, pitch: tone(Math.min(9, moment.part.points >> 1)), force: 0.4 }];
    case 'jumped':
      return [{ voice: 'wood', at: 0.3, pitch: 480, force: 0.5 }];
  }
}

/** Returns what to call with everything that is shown. */
export function useTowersSounds(volume: () => number): (moment: TowersMoment) => void {
  const playing = useRef<Synth | undefined>(undefined);
  useEffect(() => {
    const synth = makeSynth();
    playing.current = synth;
    return () => synth.close();
  }, []);
  return useCallback((moment) => playing.current?.play(notesOf(moment), volume()), [volume]);
}
