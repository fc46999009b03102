/** A folder that everybody in a run of the browser tests shares, and that is gone after it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default function makeSharedFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'mahjong-fortress-e2e-'));
  process.env.E2E_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
