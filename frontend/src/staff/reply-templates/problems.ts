import { staffLimits } from '#contract/limits.ts';
import type { ReplyTemplate } from '#contract/reply-templates.ts';
import { lengthOf, visible } from '#contract/text.ts';
import { nameProblem } from '../list/edited-list.ts';
import { replyTemplates as words } from './content.ts';

export interface TemplateProblems {
  readonly name: string | undefined;
  readonly text: string | undefined;
}

/** The problems of each template that the server would reject. */
export function problemsIn(
  templates: readonly ReplyTemplate[],
): readonly (TemplateProblems | undefined)[] {
  return templates.map((template) => {
    const { max } = staffLimits.templateName;
    const name = nameProblem(template, templates, max, words.nameProblems);
    const text = textProblem(visible(template.text));
    return name === undefined && text === undefined ? undefined : { name, text };
  });
}

function textProblem(text: string): string | undefined {
  if (text === '') return words.textProblems.required;
  return lengthOf(text) > staffLimits.template.max ? words.textProblems.too_long : undefined;
}
