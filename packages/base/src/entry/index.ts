/** Imported by both pages before anything else, for what it does. */
import { troubleWith } from './browser.ts';
import { allowOwnScripts, type PolicyMaker } from './own-scripts.ts';

const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyMaker };
if (trustedTypes) allowOwnScripts(trustedTypes, document.baseURI);

const trouble = troubleWith(globalThis);
if (trouble) {
  document.documentElement.lang = trouble.language;
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = trouble.sentence;
  words.style.padding = '2rem';
  document.body.replaceChildren(words);
  // Nothing that is imported after this one runs any more.
  throw new Error(trouble.sentence);
}
