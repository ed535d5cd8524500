import * as z from 'zod/mini';
import { Tags } from '#contract/contact/tags.ts';
import { versionedSetting } from '../settings/versioned-setting.ts';

/** The tags that staff put on contacts, which keep a removed one. */
export const contactTags = versionedSetting<Tags>('tags', z.object(Tags.shape), {
  tags: [
    { name: 'Quote', colour: 'blue' },
    { name: 'Order', colour: 'green' },
    { name: 'Support', colour: 'amber' },
    { name: 'Urgent', colour: 'red' },
    { name: 'Partner', colour: 'violet' },
    { name: 'Press', colour: 'grey' },
  ],
});
