import * as z from 'zod/mini';
import { ReplyTemplates } from '#contract/reply-templates.ts';
import { versionedSetting } from '../settings/versioned-setting.ts';

/** The initial templates. */
const first: ReplyTemplates = {
  templates: [
    {
      name: 'Thank you, we will be in touch',
      text: `Hello {firstName},

thank you for your message. We will look into it and write to you within two working days.

Kind regards`,
    },
    {
      name: 'A few questions first',
      text: `Hello {firstName},

thank you for your message. To give you a useful answer we would like to know a little more:

- What would you like to achieve, and by when?
- What do you use today?
- How many people or devices would it be for?

You are welcome to answer in a few words.

Kind regards`,
    },
    {
      name: 'Suggest a call',
      text: `Hello {firstName},

thank you for your message. It may be easiest to talk about it: we suggest a call of half an hour. Which of the next days suits you, and at what time?

Kind regards`,
    },
  ],
};

export const replyTemplates = versionedSetting(
  'reply-templates',
  z.object(ReplyTemplates.shape),
  first,
);
