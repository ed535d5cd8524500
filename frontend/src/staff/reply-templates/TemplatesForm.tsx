import { useQuery } from '@tanstack/react-query';
import { staffLimits } from '#contract/limits.ts';
import { dashboard } from '../content.ts';
import { DraftsForm } from '../ui/DraftsForm.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { replyTemplates as words } from './content.ts';
import { draftOf, problemsIn } from './draft.ts';
import { TemplateFields } from './TemplateFields.tsx';
import { type Templates, templatesQuery } from '../reply/templates-query.ts';
import { useReplyTemplates } from './use-reply-templates.ts';

/** All templates in one form, saved together. */
export function TemplatesForm() {
  const { data, isError, isFetchedAfterMount, refetch } = useQuery(templatesQuery);
  if (isError) return <LoadFailed text={words.failed} onRetry={() => void refetch()} />;
  // Editing begins with the current templates.
  if (data === undefined || !isFetchedAfterMount) return <output>{dashboard.loading}</output>;
  return <LoadedForm loaded={data} />;
}

function LoadedForm({ loaded }: { readonly loaded: Templates }) {
  const list = useReplyTemplates(loaded);
  return (
    <DraftsForm
      {...{ words, list }}
      max={staffLimits.templates}
      problems={problemsIn(list.drafts)}
      blank={() => draftOf({ name: '', text: '' })}
    >
      {(fields) => <TemplateFields {...fields} />}
    </DraftsForm>
  );
}
