/** What is written about the fortress. */
import { LANGUAGES, type Language } from '@mahjong-fortress/base/languages';
import { findingText, LAYOUT_LIMITS } from '@mahjong-fortress/layouts-schema';
import { describe, rename, renameIn } from '../../document/edits.ts';
import { findingAt } from '../../document/fields.ts';
import { fieldsOf, textFrom } from '../../document/local-text.ts';
import { useDesk, useMessages } from '../context.ts';
import { TextField } from '../text-field.tsx';

const LICENCES = ['CC0-1.0', 'CC-BY-4.0', 'CC-BY-SA-4.0', 'MIT'] as const;
const PROSE = 400;

function tagsFrom(text: string): readonly string[] | undefined {
  const tags = text
    .toLowerCase()
    .split(/[^a-z0-9-]+/)
    .map((tag) => tag.replaceAll(/-+/g, '-').replaceAll(/^-|-$/g, '').slice(0, 24))
    .filter((tag) => tag !== '');
  const unique = [...new Set(tags)].slice(0, 8);
  return unique.length > 0 ? unique : undefined;
}

export function AboutForm() {
  const { state, editing } = useDesk();
  const messages = useMessages();
  const language = state.language.value;
  const others = LANGUAGES.filter((other) => other !== language);
  const { about } = state.document.value;
  const name = fieldsOf(about.name, language);
  const prose = fieldsOf(about.description, language);
  /** The place of a text in one language; one text alone is for all of them. */
  const placeOf = (key: 'name' | 'description', tag: Language) =>
    typeof about[key] === 'object' ? `/${key}/${tag}` : tag === language ? `/${key}` : `/${key}/${tag}`;
  const at = (field: string) => {
    const finding = findingAt(state.findings.value, field);
    return { field, problem: finding && findingText(finding, messages.findings) };
  };

  function describeProse(fields: typeof prose): void {
    const description = textFrom(fields, language);
    editing.run(describe({ description: description === '' ? undefined : description }));
  }

  return (
    <div class="about-form">
      <TextField
        label={messages.fieldName}
        {...at(placeOf('name', language))}
        value={name[language] ?? ''}
        maxLength={LAYOUT_LIMITS.nameLength}
        onInput={(own) => editing.run(renameIn(language, own))}
      />
      {others.map((other) => (
        <TextField
          key={other}
          label={messages.fieldNameIn(other)}
          {...at(placeOf('name', other))}
          value={name[other] ?? ''}
          maxLength={LAYOUT_LIMITS.nameLength}
          onInput={(text) => editing.run(rename(textFrom({ ...name, [other]: text }, language)))}
        />
      ))}
      <TextField
        label={messages.fieldAuthor}
        {...at('/author')}
        value={about.author ?? ''}
        maxLength={LAYOUT_LIMITS.nameLength}
        onInput={(author) => editing.run(describe({ author: author === '' ? undefined : author }))}
      />
      <TextField
        label={messages.fieldLicence}
        {...at('/licence')}
        hint={messages.fieldLicenceHint}
        value={about.licence ?? ''}
        maxLength={LAYOUT_LIMITS.nameLength}
        suggestions={LICENCES}
        onInput={(licence) => editing.run(describe({ licence: licence === '' ? undefined : licence }))}
      />
      <TextField
        label={messages.fieldDescription}
        {...at(placeOf('description', language))}
        value={prose[language] ?? ''}
        maxLength={PROSE}
        lines={3}
        onInput={(own) => describeProse({ ...prose, [language]: own })}
      />
      {others.map((other) => (
        <TextField
          key={other}
          label={messages.fieldDescriptionIn(other)}
          {...at(placeOf('description', other))}
          value={prose[other] ?? ''}
          maxLength={PROSE}
          lines={2}
          onInput={(text) => describeProse({ ...prose, [other]: text })}
        />
      ))}
      <TextField
        label={messages.fieldTags}
        {...at('/tags')}
        hint={messages.fieldTagsHint}
        value={about.tags?.join(' ') ?? ''}
        maxLength={200}
        onChange={(text) => {
          const tags = tagsFrom(text);
          editing.run(describe({ tags }));
          return tags?.join(' ') ?? '';
        }}
      />
      <TextField
        label={messages.fieldId}
        {...at('/id')}
        value={about.id}
        maxLength={LAYOUT_LIMITS.nameLength}
        onInput={(id) => editing.run(describe({ id }))}
      />
    </div>
  );
}
