/** The address of a fortress in the gallery; also the id of its layout. */
export function isPublicationId(text: string | undefined): text is string {
  return text !== undefined && /^[a-z0-9]{12}$/.test(text);
}

/** How links into game and editor name it. */
const GALLERY_KEY = 'gallery';

/** A link to a fortress, which says so if it lies in the gallery: what is made of it names what it was made from. */
export function withGalleryId(link: string, id: string): string {
  return isPublicationId(id) ? `${link}&${GALLERY_KEY}=${id}` : link;
}

/** Which fortress of the gallery a link is about. */
export function galleryIdIn(hash: string): string | undefined {
  const id = new RegExp(`[#&?]${GALLERY_KEY}=([a-z0-9]*)`).exec(hash)?.[1];
  return isPublicationId(id) ? id : undefined;
}
