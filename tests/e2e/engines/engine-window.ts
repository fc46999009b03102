/** A window of some browser, as far as a journey needs one. Playwright drives its own builds alone; these are others. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** As large as a tablet: the processor paints every frame. */
export const WINDOW: WindowSize = { width: 1024, height: 768 };

export interface EngineWindow {
  /** Makes what is seen of the page as large as that. */
  resize(size: WindowSize): Promise<unknown>;
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Asks the page; the question must stand by itself, and question and answer fit into JSON. */
  evaluate<Answer, Question>(ask: (question: Question) => Answer, question: Question): Promise<Answer>;
  /** Presses the mouse at the first point, moves it along the others and lets go at the last. */
  stroke(points: readonly [Point, ...Point[]]): Promise<unknown>;
}

/** What both protocols call a stroke: one source of input, its mouse, and what that does one after another. */
export function mouseActions([first, ...others]: readonly [Point, ...Point[]]): object[] {
  const moveTo = ({ x, y }: Point) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration: 20,
  });
  const actions = [
    moveTo(first),
    { type: 'pointerDown', button: 0 },
    ...others.map(moveTo),
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}

/** A function that takes and returns JSON, so that neither protocol's own way to write values matters. */
export function inJson(ask: (question: never) => unknown): string {
  return `(json) => JSON.stringify((${ask})(JSON.parse(json)))`;
}

export function fromJson<Answer>(json: unknown): Answer {
  return (typeof json === 'string' ? JSON.parse(json) : undefined) as Answer;
}
