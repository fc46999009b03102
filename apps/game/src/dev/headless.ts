/**
 * Lets Phaser be loaded where there is no page, so that tests run its own tweens. Import this before whatever imports
 * Phaser: it asks what the browser can do as soon as it is loaded, and is told "nothing".
 */

const nothing = () => ({ data: [0, 0, 0, 0] });
const context = new Proxy({}, { get: () => nothing, set: () => true });
const element = () => ({ style: {}, getContext: () => context, canPlayType: () => '' });

Object.assign(globalThis, {
  window: globalThis,
  document: { documentElement: element(), createElement: element, addEventListener: () => {} },
  screen: {},
  Image: class {},
  HTMLElement: class {},
  HTMLVideoElement: class {},
  HTMLCanvasElement: class {},
});
Object.defineProperty(globalThis, 'navigator', {
  value: { userAgent: '', appVersion: '', maxTouchPoints: 0 },
  configurable: true,
});
