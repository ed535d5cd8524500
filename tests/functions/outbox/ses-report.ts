import { readEmail } from 'cdk-laptop/ses/email.ts';
import { feedbackEvent, type FeedbackOptions, type FeedbackType } from 'cdk-laptop/ses/feedback.ts';

interface ReportedMail {
  readonly tags: Readonly<Record<string, string>>;
  readonly to?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

const identity = { arn: 'arn', region: 'us-east-1', account: '1', configurationSet: undefined };

const named = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([Name, Value]) => ({ Name, Value }));

/** SES's report about a mail. `about` replaces what it says of a bounce, a complaint, a delivery or a rejection. */
export function sesReport(
  type: FeedbackType,
  { tags, to = ['reader@mail.example'], headers = {} }: ReportedMail,
  about: object = {},
  options?: FeedbackOptions,
): object {
  const email = readEmail(
    JSON.stringify({
      FromEmailAddress: 'website@quietgrid.example',
      Destination: { ToAddresses: to },
      EmailTags: named(tags),
      Content: {
        Simple: {
          Subject: { Data: 'News' },
          Body: { Text: { Data: 'x' } },
          Headers: named(headers),
        },
      },
    }),
  );
  const event = feedbackEvent(type, email, identity, options);
  const { detail } = event;
  const part = type.toLowerCase();
  return { ...event, detail: { ...detail, [part]: { ...Object(detail)[part], ...about } } };
}
