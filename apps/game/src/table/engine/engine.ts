/** Phaser in an element, set up as a table needs it: device pixels, no sound, no keyboard, the page's own focus. */
import { Game, Scale, type Scene, WEBGL } from 'phaser';

export function pixelRatio(): number {
  return Math.min(3, Math.max(1, window.devicePixelRatio));
}

class TableGame extends Game {
  /**
   * As Phaser's own, but without its watch over the page's visibility: that never ends, so it would keep every closed
   * table alive, and a page that is not seen is given no frames anyway.
   */
  protected override start(): void {
    Object.assign(this, { isRunning: true });
    this.loop.start(this.step.bind(this));
  }
}

/** `makeScene` is given what to call once the scene can be used. */
function startGame<S extends Scene>(
  parent: HTMLElement,
  makeScene: (ready: (scene: S) => void) => S,
): Promise<{ readonly game: Game; readonly scene: S }> {
  return new Promise((resolve) => {
    const ratio = pixelRatio();
    const game: Game = new TableGame({
      // Phaser's other renderer knows no tints; without WebGL the page itself is the table.
      type: WEBGL,
      parent,
      transparent: true,
      banner: false,
      audio: { noAudio: true },
      input: {
        keyboard: false,
        gamepad: false,
        // The page keeps its own: what has the focus, and what scrolls.
        windowEvents: false,
        mouse: { preventDefaultDown: false, preventDefaultWheel: false },
      },
      // Everything small lies on one sheet, and no edge is drawn but those in the pictures: several textures at once and
      // multisampling would only cost.
      render: { maxTextures: 1, antialiasGL: false, mipmapFilter: 'LINEAR_MIPMAP_NEAREST' },
      fps: { smoothStep: false },
      scale: {
        mode: Scale.NONE,
        width: Math.max(1, parent.clientWidth) * ratio,
        height: Math.max(1, parent.clientHeight) * ratio,
        zoom: 1 / ratio,
        autoRound: false,
      },
      disableContextMenu: true,
      // The focus stays where the page has put it.
      autoFocus: false,
      scene: makeScene((scene) => resolve({ game, scene })),
    });
  });
}

/** Text on the canvas does not wait for its font by itself. */
async function loadFonts(): Promise<void> {
  const fonts = ['700 20px Philosopher', '400 14px "Noto Sans"'];
  await Promise.all(fonts.map((font) => document.fonts.load(font, 'Aя1').catch(() => [])));
}

export async function startEngine<S extends Scene>(
  parent: HTMLElement,
  makeScene: (ready: (scene: S) => void) => S,
): Promise<{ readonly game: Game; readonly scene: S }> {
  await loadFonts();
  const started = await startGame(parent, makeScene);
  const { canvas } = started.game;
  canvas.style.display = 'block';
  canvas.style.touchAction = 'none';
  canvas.setAttribute('aria-hidden', 'true');
  return started;
}
