/** Cards ready but for their words. */
import type { DragonId, SpiritId } from '@mahjong-fortress/rules';
import { NIGHT } from '../palette.ts';
import { DRAGON_DIAGRAMS } from './dragon-diagrams.ts';
import { DRAGON_COLOURS, dragonIllustration } from './dragons.ts';
import { cardOf } from './frame.ts';
import { SPIRIT_DIAGRAMS } from './spirit-diagrams.ts';
import { spiritIllustration } from './spirits.ts';

export function spiritDiagram(id: SpiritId): string {
  return SPIRIT_DIAGRAMS[id]();
}

export function dragonDiagram(id: DragonId): string {
  return DRAGON_DIAGRAMS[id]();
}

export function spiritCard(id: SpiritId): string {
  return cardOf({
    picture: spiritIllustration(id),
    diagram: spiritDiagram(id),
    band: '#2c4474',
    bandDeep: NIGHT.deep,
  });
}

export function dragonCard(id: DragonId): string {
  const [band, bandDeep] = DRAGON_COLOURS[id];
  return cardOf({ picture: dragonIllustration(id), diagram: dragonDiagram(id), band, bandDeep });
}
