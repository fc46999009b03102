/**
 * Whether an answer is what was asked for, and all of it. A host in trouble, a proxy or the network of a hotel answers
 * with a page of its own and says 200; kept, that would be served until the next good answer.
 */

/** What the JSON files of the changing folder are about: without its list a file is none, whatever it says. */
const LISTS = [
  { ending: '/index.json', lists: ['layouts'] },
  // A fortress, or a further page of the index.
  { ending: '.json', lists: ['rows', 'layouts'] },
] as const;

function hasList(text: string, lists: readonly string[]): boolean {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return false;
    return lists.some((list) => Array.isArray(Reflect.get(value, list)));
  } catch {
    return false;
  }
}

function isPage(pathname: string): boolean {
  return pathname.endsWith('/') || pathname.endsWith('.html');
}

/** Of any file: a page only where a page was asked for. */
export function isGood(answer: Response, address: string): boolean {
  const type = answer.headers.get('content-type') ?? '';
  return answer.status === 200 && (isPage(new URL(address).pathname) || !type.startsWith('text/html'));
}

/** Of a file of the changing folder, which no build vouches for: it has to be whole, too. Leaves the answer unread. */
export async function isGoodFresh(answer: Response, address: string): Promise<boolean> {
  if (!isGood(answer, address)) return false;
  const { pathname } = new URL(address);
  try {
    // A connection that breaks off in the middle shows only in the reading.
    const text = await answer.clone().text();
    const kind = LISTS.find(({ ending }) => pathname.endsWith(ending));
    if (kind) return hasList(text, kind.lists);
    return !pathname.endsWith('.svg') || text.trimEnd().endsWith('</svg>');
  } catch {
    return false;
  }
}
