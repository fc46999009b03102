import {
  BUNDLED_LAYOUTS,
  buildCommunityIndex,
  findingText,
  formatLayout,
} from '@mahjong-fortress/layouts-schema';
import { toLayout } from '../document/document.ts';
import { download, fileNameOf } from '../exchange/downloads.ts';
import { Button } from './button.tsx';
import { AboutForm } from './check/about-form.tsx';
import { useDesk, useMessages } from './context.ts';
import { Sheet } from './sheet.tsx';

/** Where the schema lies, seen from the folder of the community. */
const SCHEMA = '../packages/layouts-schema/layout.schema.json';
const TAKEN = BUNDLED_LAYOUTS.map(({ id }) => id);

/** Makes the file for a pull request, and says what is missing and what to do with it. */
export function OfferSheet() {
  const { state } = useDesk();
  const messages = useMessages();
  const layout = { $schema: SCHEMA, ...toLayout(state.document.value) };
  const file = fileNameOf(layout, 'json');
  // The same check that the build of the community makes.
  const checked = buildCommunityIndex([{ name: file, text: formatLayout(layout) }], TAKEN);
  const findings = checked.ok ? [] : checked.error.flatMap((problem) => problem.findings);
  return (
    <Sheet title={messages.offer} class="offer">
      {findings.length === 0 ? (
        <p class="all-good">{messages.offerReady}</p>
      ) : (
        <div class="not-yet">
          <p>{messages.offerNeeds}</p>
          <ul>
            {findings.map((finding) => (
              <li key={finding.code + finding.path + JSON.stringify(finding.facts)}>
                {findingText(finding, messages.findings)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ol class="steps">
        <li>
          <Button
            icon="download"
            kind="gold"
            label={`${messages.offerStep1}: ${file}`}
            disabled={findings.length > 0}
            onClick={() => void download(layout, 'json')}
          />
        </li>
        <li>{messages.offerStep2(file)}</li>
        <li>{messages.offerStep3}</li>
        <li>{messages.offerStep4}</li>
      </ol>
      <AboutForm />
    </Sheet>
  );
}
