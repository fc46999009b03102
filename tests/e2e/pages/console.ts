/** What a page complains about. */
import type { Page } from '@playwright/test';

/** Everything that goes wrong from now on: answers that are errors, what the policy forbids, what the console says. */
export function troublesOf(page: Page, found: string[] = []): string[] {
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // A picture that is still on its way when the page is left is called off; what a policy stops has other words.
    if (why !== 'net::ERR_ABORTED') found.push(`failed: ${request.url()} ${why}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || isAboutPolicy(message.text())) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

/** Browsers only warn of headers they can't read. */
function isAboutPolicy(text: string): boolean {
  return /Content.Security.Policy|Trusted|Permissions-Policy|Cross-Origin/i.test(text);
}
