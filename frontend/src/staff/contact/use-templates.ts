import { useEffect, useState } from 'react';
import type { ReplyTemplate } from '#contract/reply-templates.ts';
import { callInBackground } from '../../api/staff.ts';

/** The texts that staff answer with; none where they could not be loaded: a reply can be written without. */
export function useTemplates(): readonly ReplyTemplate[] {
  const [templates, setTemplates] = useState<readonly ReplyTemplate[]>([]);

  useEffect(() => {
    const request = new AbortController();
    const load = async () => {
      const outcome = await callInBackground('GET /reply-templates', { signal: request.signal });
      if (outcome.kind === 'success' && !request.signal.aborted) {
        setTemplates(outcome.data.templates);
      }
    };
    void load();
    return () => request.abort();
  }, []);
  return templates;
}
