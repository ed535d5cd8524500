import type { ReplyTemplate } from '#contract/reply-templates.ts';
import { staffLimits } from '#contract/limits.ts';
import { lengthOf, visible } from '#contract/text.ts';
import { replyTemplates as words } from './content.ts';

/** A template being edited, with its own key because its name changes. */
export interface Draft extends ReplyTemplate {
  readonly key: number;
}

export interface DraftProblems {
  readonly name?: string | undefined;
  readonly text?: string | undefined;
}

let lastKey = 0;

export function draftOf(template: ReplyTemplate): Draft {
  lastKey += 1;
  return { ...template, key: lastKey };
}

/** What the server would reject in each template. Valid templates have no entry. */
export function problemsIn(drafts: readonly Draft[]): ReadonlyMap<number, DraftProblems> {
  const found = drafts.map((draft): [number, DraftProblems] => {
    const name = visible(draft.name);
    const isTaken = drafts.some((other) => other !== draft && visible(other.name) === name);
    const { required, too_long: tooLong, taken } = words.problems.name;
    const ofName =
      name === ''
        ? required
        : lengthOf(name) > staffLimits.templateName.max
          ? tooLong
          : isTaken
            ? taken
            : undefined;
    return [draft.key, { name: ofName, text: textProblem(visible(draft.text)) }];
  });
  return new Map(found.filter(([, { name, text }]) => name !== undefined || text !== undefined));
}

function textProblem(text: string): string | undefined {
  if (text === '') return words.problems.text.required;
  return lengthOf(text) > staffLimits.template.max ? words.problems.text.too_long : undefined;
}
