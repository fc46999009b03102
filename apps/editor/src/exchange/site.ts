/** The site that this editor came from: it lies in a folder there. */
export function siteAddress(path = ''): string {
  return new URL(`../${path}`, location.href.replace(/[?#].*$/, '')).href;
}
