import { useQuery } from '@tanstack/react-query';
import { staffLimits } from '#contract/limits.ts';
import { type TagList, tagsQuery } from '../contacts/tags-query.ts';
import { dashboard } from '../content.ts';
import { DraftsForm } from '../ui/DraftsForm.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { tagsPage as words } from './content.ts';
import { draftOf, movedUp, problemsIn } from './draft.ts';
import { TagFields } from './TagFields.tsx';
import { useTags } from './use-tags.ts';

/** All tags in one form: they are saved together. */
export function TagsForm() {
  const { data, isError, isFetchedAfterMount, refetch } = useQuery({
    ...tagsQuery,
    refetchOnMount: 'always',
  });
  if (isError) return <LoadFailed text={words.failed} onRetry={() => void refetch()} />;
  // Editing begins with the current tags.
  if (data === undefined || !isFetchedAfterMount) return <output>{dashboard.loading}</output>;
  return <LoadedForm loaded={data} />;
}

function LoadedForm({ loaded }: { readonly loaded: TagList }) {
  const list = useTags(loaded);
  return (
    <DraftsForm
      {...{ words, list }}
      max={staffLimits.tags}
      problems={problemsIn(list.drafts)}
      blank={() => draftOf({ name: '', colour: 'grey' })}
    >
      {(fields) => (
        <TagFields
          {...fields}
          onUp={
            fields.number === 1 ? undefined : () => list.change(movedUp(list.drafts, fields.draft))
          }
        />
      )}
    </DraftsForm>
  );
}
