import { useState } from 'react';
import { Checkbox, TextField } from '../../forms/Field.tsx';
import { parseTags } from '../newsletter/parse-tags.ts';
import { BodyField } from './BodyField.tsx';
import { draftWords as words } from './content.ts';
import type { Draft } from './use-draft.ts';

/** The fields that staff edit. */
export function DraftFields({ draft: { saver, text, problems } }: { readonly draft: Draft }) {
  return (
    <section className="stack" aria-label={words.text}>
      <TextField
        id="campaign-subject"
        label={words.subject}
        problem={problems.get('subject')}
        autoComplete="off"
        value={text.subject}
        onChange={({ currentTarget: { value } }) => saver.change({ subject: value })}
      />
      <TextField
        id="campaign-preheader"
        label={words.preheader}
        hint={words.preheaderHint}
        problem={problems.get('preheader')}
        autoComplete="off"
        value={text.preheader}
        onChange={({ currentTarget: { value } }) => saver.change({ preheader: value })}
      />
      <BodyField
        text={text.body}
        problem={problems.get('body')}
        onChange={(body) => saver.change({ body })}
      />
      <TagsField
        tags={text.tags}
        problem={problems.get('tags')}
        onChange={(tags) => saver.change({ tags })}
      />
      <Checkbox
        id="campaign-public"
        label={words.isPublic}
        checked={text.isPublic}
        onChange={({ currentTarget: { checked } }) => saver.change({ isPublic: checked })}
      />
    </section>
  );
}

interface TagsFieldProps {
  readonly tags: readonly string[];
  readonly problem: string | undefined;
  readonly onChange: (tags: string[]) => void;
}

function TagsField({ tags, problem, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState(tags.join(', '));
  // Another person may have changed them.
  const shown = isSame(parseTags(typed), tags) ? typed : tags.join(', ');
  return (
    <TextField
      id="campaign-tags"
      label={words.tags}
      hint={words.tagsHint}
      problem={problem}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={shown}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onChange(parseTags(value));
      }}
    />
  );
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.join() === other.join();
}
