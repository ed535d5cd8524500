import { costClasses } from '#infra/cost-classes.ts';
import { prices } from './prices.ts';
import { billedMilliseconds, list, mailMilliseconds } from './traffic.ts';

const gigabyte = 1024 ** 3;

interface Part {
  readonly item: string;
  readonly dollars: number;
}

/** A month with so many subscribers: what comes to the bill of the page views. */
export function newsletterBill(subscribers: number): Part[] {
  const { dynamoDb, httpApi, lambda, ses } = prices;
  const joining = subscribers * list.joining;
  const leaving = subscribers * list.leaving;
  // Who joins sends the form and then the token of a mail; who leaves sends a token.
  const tokens = joining + leaving;
  const mails = joining * 2;
  const { form, token } = costClasses;
  const writes = joining * (form.writes ?? 0) + tokens * (token.writes ?? 0);
  const reads = joining * (form.reads ?? 0) + tokens * (token.reads ?? 0);
  const seconds = ((joining + tokens) * billedMilliseconds + mails * mailMilliseconds) / 1000;
  const [[, callPrice]] = httpApi.request;
  const calls = (joining + tokens) * (callPrice + lambda.request);
  return [
    { item: 'mails to confirm and to welcome', dollars: mails * ses.mail },
    { item: 'reads and writes', dollars: writes * dynamoDb.write + reads * dynamoDb.read },
    { item: 'calls and their time', dollars: calls + seconds * lambda.gigabyteSecond },
    {
      item: 'rows, recoverable',
      dollars:
        ((subscribers * list.rowBytes) / gigabyte) *
        (dynamoDb.gigabyteMonth + dynamoDb.recoverableGigabyteMonth),
    },
  ];
}

/** What SES takes for one newsletter to all: the site sends none itself. */
export function issueBill(subscribers: number): number {
  return subscribers * prices.ses.mail;
}
