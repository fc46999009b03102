/**
 * A picture that can be painted. Its `decode()` would also wait for the page's next frame, and one that is busy, or that
 * nobody looks at, may have none for long.
 */
export function loadedImage(source: string, image = new Image()): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    image.addEventListener('load', () => resolve(image), { once: true });
    image.addEventListener('error', () => reject(new Error('no picture')), { once: true });
    image.src = source;
  });
}
