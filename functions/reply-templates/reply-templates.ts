import * as z from 'zod/mini';
import { ReplyTemplates } from '#contract/reply-templates.ts';
import { versionedSetting } from '../settings/versioned-setting.ts';
import { firstTemplates } from './first-templates.ts';

export const replyTemplates = versionedSetting<ReplyTemplates>(
  'reply-templates',
  z.object(ReplyTemplates.shape),
  { templates: [...firstTemplates] },
);
