/** Whether this site has a gallery; where there was no server, nobody looks. */
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';

export function useGallery(): boolean {
  const { server } = useApp();
  const [hasGallery, setHasGallery] = useState(false);
  const hasServer = server.value !== undefined;
  useEffect(() => {
    if (!hasServer || !navigator.onLine) return;
    import('../online/site-gallery.ts').then(
      async ({ gallery }) => setHasGallery(await gallery.isThere()),
      () => undefined,
    );
  }, [hasServer]);
  return hasGallery;
}
