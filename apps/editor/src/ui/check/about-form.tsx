/** What is written about the fortress. */
import { LANGUAGES, type Language } from '@mahjong-fortress/base/languages';
import { findingText, LAYOUT_LIMITS, type LocalText } from '@mahjong-fortress/layouts-schema';
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

/** The place of a text in one language; one text alone is for all of them. */
function placeOf(key: 'name' | 'description', text: LocalText | undefined, tag: Language, spoken: Language) {
  return typeof text !== 'object' && tag === spoken ? `/${key}` : `/${key}/${tag}`;
}

/** The field of the form that a finding is about, and what it says there. */
function useFields() {
  const { state } = useDesk();
  const messages = useMessages();
  return (field: string) => {
    const finding = findingAt(state.findings.value, field);
    return { field, problem: finding && findingText(finding, messages.findings) };
  };
}

/** The languages, that of the editor first. */
function useTongues(): readonly [Language, ...Language[]] {
  const language = useDesk().state.language.value;
  return [language, ...LANGUAGES.filter((other) => other !== language)];
}

export function NameFields() {
  const { state, editing } = useDesk();
  const messages = useMessages();
  const at = useFields();
  const [language, ...others] = useTongues();
  const { name } = state.document.value.about;
  const names = fieldsOf(name, language);
  return (
    <>
      <TextField
        label={messages.fieldName}
        {...at(placeOf('name', name, language, language))}
        value={names[language] ?? ''}
        maxLength={LAYOUT_LIMITS.nameLength}
        onInput={(own) => editing.run(renameIn(language, own))}
      />
      {others.map((other) => (
        <TextField
          key={other}
          label={messages.fieldNameIn(other)}
          {...at(placeOf('name', name, other, language))}
          value={names[other] ?? ''}
          maxLength={LAYOUT_LIMITS.nameLength}
          onInput={(text) => editing.run(rename(textFrom({ ...names, [other]: text }, language)))}
        />
      ))}
    </>
  );
}

export function DescriptionFields() {
  const { state, editing } = useDesk();
  const messages = useMessages();
  const at = useFields();
  const [language, ...others] = useTongues();
  const { description } = state.document.value.about;
  const prose = fieldsOf(description, language);

  function describeProse(fields: typeof prose): void {
    const text = textFrom(fields, language);
    editing.run(describe({ description: text === '' ? undefined : text }));
  }

  return (
    <>
      <TextField
        label={messages.fieldDescription}
        {...at(placeOf('description', description, language, language))}
        value={prose[language] ?? ''}
        maxLength={PROSE}
        lines={3}
        onInput={(own) => describeProse({ ...prose, [language]: own })}
      />
      {others.map((other) => (
        <TextField
          key={other}
          label={messages.fieldDescriptionIn(other)}
          {...at(placeOf('description', description, other, language))}
          value={prose[other] ?? ''}
          maxLength={PROSE}
          lines={2}
          onInput={(text) => describeProse({ ...prose, [other]: text })}
        />
      ))}
    </>
  );
}

export function TagsField() {
  const { state, editing } = useDesk();
  const messages = useMessages();
  const at = useFields();
  return (
    <TextField
      label={messages.fieldTags}
      {...at('/tags')}
      hint={messages.fieldTagsHint}
      value={state.document.value.about.tags?.join(' ') ?? ''}
      maxLength={200}
      onChange={(text) => {
        const tags = tagsFrom(text);
        editing.run(describe({ tags }));
        return tags?.join(' ') ?? '';
      }}
    />
  );
}

export function AboutForm() {
  const { state, editing } = useDesk();
  const messages = useMessages();
  const at = useFields();
  const { about } = state.document.value;
  return (
    <div class="about-form">
      <NameFields />
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
      <DescriptionFields />
      <TagsField />
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
