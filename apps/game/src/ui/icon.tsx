/** A sign of the interface in the colour of the text around it. */
import { type IconName, icon } from '../art/icons.ts';

/** Drawn as a mask, so that the sign follows the text's colour without its markup in the page. */
export function Icon({ name }: { readonly name: IconName }) {
  const address = `url("data:image/svg+xml,${encodeURIComponent(icon(name, { colour: '#000' }))}")`;
  return (
    <span class="icon" aria-hidden="true" style={{ maskImage: address, '-webkit-mask-image': address }} />
  );
}
