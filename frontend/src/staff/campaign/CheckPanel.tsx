import type { CampaignCheck, CampaignProblem } from '#contract/campaign.ts';
import { QuietButton } from '../ui/QuietButton.tsx';
import { checkWords as words } from './content.ts';
import { Alert } from '../ui/Alert.tsx';
import styles from './page.module.css';
import type { Check } from './use-check.ts';

const staysOut = ['pending', 'left', 'bounced', 'complained'] as const;

/** The problems of a draft, its recipients, and how long sending takes. */
export function CheckPanel({
  check: { check, isCurrent, busy, failed, again },
}: {
  readonly check: Check;
}) {
  return (
    <section className={styles.panel} aria-labelledby="check">
      <h2 id="check">{words.heading}</h2>
      {failed && <Alert>{words.failed}</Alert>}
      {check && <Found check={check} />}
      <div className="actions row">
        <QuietButton busy={busy} onClick={again}>
          {busy ? words.checking : words.again}
        </QuietButton>
        <output>{check && !isCurrent && !busy && words.outdated}</output>
      </div>
    </section>
  );
}

function Found({ check }: { readonly check: CampaignCheck }) {
  const { problems, recipients, perSecond, leftToday, minutes, bytes } = check;
  const blocking = problems.filter(({ isBlocking }) => isBlocking);
  const others = problems.filter(({ isBlocking }) => !isBlocking);
  const out = staysOut.filter((reason) => recipients[reason] > 0);
  return (
    <>
      {problems.length === 0 && <p className="done">{words.fine}</p>}
      <Problems heading={words.blocking} problems={blocking} className="failed" />
      <Problems heading={words.warnings} problems={others} className="warning" />
      <h3>{words.recipients.heading}</h3>
      <p>{words.recipients.reaches(recipients.confirmed)}</p>
      {out.length > 0 && (
        <>
          <p>{words.recipients.out}</p>
          <ul>
            {out.map((reason) => (
              <li key={reason}>{words.recipients.why[reason](recipients[reason])}</li>
            ))}
          </ul>
        </>
      )}
      {recipients.confirmed > 0 && (
        <p>
          {minutes === null
            ? words.unknown
            : sentence((perSecond === null ? '' : words.rate(perSecond)) + words.last(minutes))}
        </p>
      )}
      {leftToday !== null && leftToday < recipients.confirmed && (
        <p className="warning">{words.quota(leftToday)}</p>
      )}
      {bytes > 0 && <p>{words.size(bytes)}</p>}
    </>
  );
}

interface ProblemsProps {
  readonly heading: string;
  readonly problems: readonly CampaignProblem[];
  readonly className: string | undefined;
}

function Problems({ heading, problems, className }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <>
      <h3 className={className}>{heading}</h3>
      <ul>
        {problems.map(({ kind, detail = '' }) => (
          <li key={`${kind} ${detail}`}>{words.problems[kind](detail)}</li>
        ))}
      </ul>
    </>
  );
}

function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
