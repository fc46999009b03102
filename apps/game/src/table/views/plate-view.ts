/** Beside each realm: whose it is, the points, what is in supply, and whether it is this player's turn. */

import type { GameObjects, Scene } from 'phaser';
import { GOLD, PARCHMENT, SEAT_COLOURS, type Season } from '../../art/palette.ts';
import type { Motion } from '../effects/motion.ts';
import type { Box, Point } from '../layout/geometry.ts';
import { fitRow } from '../layout/row-fit.ts';
import { imageIn } from '../paint/image.ts';
import { paintedBox, roundBox } from '../paint/painted-box.ts';
import type { Textures } from '../paint/textures.ts';
import { inTwoLines } from './in-two-lines.ts';

export interface PlateFacts {
  readonly name: string;
  /** Absent for the Dragon of Ingenuity, who scores nothing. */
  readonly vp: number | undefined;
  readonly shrines: number | undefined;
  readonly tokens: number;
}

interface PlateLook {
  /** Whose shrines are counted. */
  readonly season: Season;
  /** The frame, if not in the season's colour. */
  readonly line?: string;
}

const DISPLAY = "Philosopher, 'Palatino Linotype', Georgia, serif";

/** The height of a line as a share of the plate's, by how many lines it has. */
const LINE = { 1: 0.62, 2: 0.36, 3: 0.26 } as const;

/** A long name is written smaller, as far as it can still be read, before it is cut. */
const SMALLEST_NAME = { scale: 0.7, size: 9 } as const;

/** On a narrower plate a name has no room beside the counters. */
const NARROW = 100;

/** How long the marker of the turn takes to come or go. */
const FADE = 420;

/** One sign with its count. */
interface Counter {
  readonly icon: GameObjects.Image;
  readonly text: GameObjects.Text;
  readonly size: number;
  /** How much it has shrunk to stand beside the others. */
  scale: number;
}

export class PlateView {
  readonly #box: Box;
  readonly #scene: Scene;
  readonly #layer: GameObjects.Layer;
  readonly #textures: Textures;
  readonly #name: GameObjects.Text;
  readonly #nameSize: number;
  readonly #gold: GameObjects.Image;
  readonly #vp: Counter;
  readonly #shrines: Counter;
  readonly #tokens: Counter;
  readonly #lines: 1 | 2 | 3;
  readonly #ratio: number;
  readonly #gestures: Motion;
  /** Unknown until something has been shown: what is there from the start does not come slowly. */
  #active: boolean | undefined;
  /** The points shown, which run after the true ones while numerals fly. */
  #points = 0;

  constructor(
    layer: GameObjects.Layer,
    textures: Textures,
    box: Box,
    { season, line = SEAT_COLOURS[season].roof }: PlateLook,
    ratio: number,
    gestures: Motion,
  ) {
    this.#gestures = gestures;
    this.#box = box;
    this.#layer = layer;
    this.#scene = layer.scene;
    this.#textures = textures;
    this.#ratio = ratio;
    const isNarrow = box.width < NARROW;
    this.#lines = box.height <= 38 && !isNarrow ? 1 : isNarrow && box.height > 60 ? 3 : 2;
    this.#frame(line, false);
    this.#gold = this.#frame(line, true).setAlpha(0);
    const lineHeight = box.height * LINE[this.#lines];
    this.#nameSize = Math.max(SMALLEST_NAME.size, Math.min(22, lineHeight * 0.95, box.width * 0.22));
    this.#name = this.#text(this.#nameSize, PARCHMENT.top);
    const counter = Math.max(9, Math.min(25, lineHeight, box.width * (this.#lines === 3 ? 0.34 : 0.2)));
    this.#vp = this.#counter('vp', counter * 1.1, GOLD.pale);
    this.#shrines = this.#counter(`roof-${season}`, counter, PARCHMENT.top);
    this.#tokens = this.#counter('token', counter, PARCHMENT.top);
  }

  show(facts: PlateFacts, active: boolean): void {
    const { x, y, width, height } = this.#box;
    const pad = this.#pad;
    this.#points = facts.vp ?? 0;
    const tokens = facts.tokens > 0 ? facts.tokens : undefined;
    const vp = this.#counted(this.#vp, facts.vp);
    const supplies = [...this.#counted(this.#shrines, facts.shrines), ...this.#counted(this.#tokens, tokens)];
    const right = x + width - pad * 0.75;
    if (this.#lines === 1) {
      // Counters from the right, the name in what they leave.
      const wide = this.#lineUp([...vp, ...supplies], x + pad, y + height / 2, right, 'right');
      this.#fitName(facts.name, width - wide - 2.5 * pad);
      this.#name.setPosition(x + pad, y + height / 2);
    } else {
      // A name that has nothing to count below it stands in the middle, and has room for a second line.
      const isAlone = vp.length + supplies.length === 0;
      this.#fitName(facts.name, width - 2 * pad);
      if (isAlone && this.#isCut(facts.name)) this.#fitName(inTwoLines(facts.name), width - 2 * pad);
      const first = isAlone ? 0.5 : this.#lines === 2 ? 0.3 : 0.2;
      this.#name.setPosition(x + pad, y + height * first);
      const lines = this.#lines === 2 ? [[...vp, ...supplies]] : [vp, supplies];
      for (const [index, line] of lines.entries()) {
        const below = this.#lines === 2 ? 0.7 : 0.5 + index * 0.3;
        this.#lineUp(line, x + pad, y + height * below, right, 'left');
      }
    }
    this.#setActive(active);
  }

  /** The marker comes and goes calmly. */
  #setActive(active: boolean): void {
    if (active === this.#active) return;
    const alpha = active ? 1 : 0;
    if (this.#active === undefined) this.#gold.setAlpha(alpha);
    else this.#gestures.to(this.#gold, { alpha }, FADE);
    this.#active = active;
  }

  /** Where points fly to. */
  get target(): Point {
    return { x: this.#vp.icon.x, y: this.#vp.icon.y };
  }

  get shrineTarget(): Point {
    return { x: this.#shrines.icon.x, y: this.#shrines.icon.y };
  }

  get tokenTarget(): Point {
    const { x, y, width, height } = this.#box;
    return this.#tokens.icon.visible
      ? { x: this.#tokens.icon.x, y: this.#tokens.icon.y }
      : { x: x + width * 0.5, y: y + height * 0.7 };
  }

  /** Counts points up while they arrive. */
  tick(points: number): void {
    this.#points += points;
    this.#vp.text.setText(String(this.#points));
  }

  /** The counter swells for a moment; 0 is at rest. */
  swell(amount: number): void {
    const { icon, text, scale } = this.#vp;
    const size = this.#vp.size * scale * (1 + amount * 0.45);
    icon.setDisplaySize(size, size);
    text.setScale(scale * (1 + amount * 0.25));
  }

  get #pad(): number {
    return Math.max(4, Math.min(14, this.#box.height * 0.16, this.#box.width * 0.09));
  }

  #frame(line: string, gold: boolean): GameObjects.Image {
    const look = {
      fill: gold ? 'rgb(58 43 22 / .82)' : 'rgb(10 23 22 / .6)',
      line: gold ? GOLD.top : line,
      lineWidth: gold ? 2 : 1.4,
      radius: Math.min(10, this.#box.height * 0.25),
    };
    return paintedBox(this.#layer, this.#box, this.#ratio, roundBox(look)).setDepth(gold ? -2 : -3);
  }

  #text(size: number, color: string): GameObjects.Text {
    const text = this.#scene.make.text(
      {
        style: { fontFamily: DISPLAY, fontStyle: 'bold', fontSize: size, color, resolution: this.#ratio },
      },
      false,
    );
    this.#layer.add(text.setOrigin(0, 0.5).setDepth(-1));
    return text;
  }

  #counter(frame: string, size: number, colour: string): Counter {
    const icon = imageIn(this.#layer, this.#textures.sheet, frame);
    icon.setDepth(-1).setDisplaySize(size, size);
    return { icon, text: this.#text(size * 0.86, colour), size, scale: 1 };
  }

  /** A counter with its number, or none, which is then not seen. */
  #counted(counter: Counter, value: number | undefined): readonly Counter[] {
    counter.icon.setVisible(false);
    counter.text.setVisible(value !== undefined);
    if (value === undefined) return [];
    counter.text.setText(String(value));
    return [counter];
  }

  /** Sets counters down beside each other, at one end of a line, and tells how wide they are. */
  #lineUp(
    counters: readonly Counter[],
    left: number,
    y: number,
    right: number,
    end: 'left' | 'right',
  ): number {
    const row = counters.map(({ size, text }) => ({ sign: size + 4, number: text.width + size * 0.45 }));
    // No gap is needed after the last one.
    const last = (counters.at(-1)?.size ?? 0) * 0.45;
    const { scale, hasSigns } = fitRow(row, right - left + last);
    const widths = row.map(({ sign, number }) => ((hasSigns ? sign : 0) + number) * scale);
    const wide = widths.reduce((sum, width) => sum + width, 0) - last * scale;
    let at = end === 'left' ? left : right - wide;
    for (const [index, counter] of counters.entries()) {
      const size = counter.size * scale;
      counter.scale = scale;
      counter.icon.setVisible(hasSigns).setDisplaySize(size, size);
      counter.icon.setPosition(at + size / 2, y);
      counter.text.setScale(scale).setPosition(at + (hasSigns ? size + 4 * scale : 0), y);
      at += widths[index] ?? 0;
    }
    return wide;
  }

  #isCut(name: string): boolean {
    return this.#name.text !== name;
  }

  #fitName(name: string, width: number): void {
    const smallest = Math.max(SMALLEST_NAME.scale, SMALLEST_NAME.size / this.#nameSize);
    this.#name.setText(name);
    const scale = Math.max(smallest, Math.min(1, width / this.#name.width));
    for (let length = name.length - 1; this.#name.width * scale > width + 0.5 && length > 0; length--) {
      this.#name.setText(`${name.slice(0, length).trimEnd()}…`);
    }
    this.#name.setScale(scale).setVisible(this.#name.width * scale <= width + 0.5);
  }
}
