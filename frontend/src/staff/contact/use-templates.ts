import { useState } from 'react';
import type { ReplyTemplate } from '#contract/reply-templates.ts';
import { callInBackground } from '../../api/staff.ts';
import { useLoad } from '../ui/use-load.ts';

/** The texts that staff answer with; none where they could not be loaded: a reply can be written without. */
export function useTemplates(): readonly ReplyTemplate[] {
  const [templates, setTemplates] = useState<readonly ReplyTemplate[]>([]);

  useLoad(async (signal) => {
    const outcome = await callInBackground('GET /reply-templates', { signal });
    if (outcome.kind === 'success' && !signal.aborted) setTemplates(outcome.data.templates);
  });
  return templates;
}
