import { Fragment } from 'react';
import { TextArea } from '../../forms/Field.tsx';
import { Choice, Choices } from '../ui/Choices.tsx';
import { importWords as words } from './content.ts';

export interface Consent {
  /** `agreed`: confirmed at once. */
  readonly way: 'agreed' | 'ask' | undefined;
  readonly statement: string;
}

const ways = [
  { way: 'agreed', label: words.agreed, hint: words.agreedHint },
  { way: 'ask', label: words.ask, hint: words.askHint },
] as const;

interface ConsentFieldsProps {
  readonly consent: Consent;
  readonly problems: { readonly way?: string | undefined; readonly statement?: string | undefined };
  readonly onChange: (consent: Consent) => void;
}

/** Whether the people in a file have agreed to get the newsletter, and where and when. */
export function ConsentFields({ consent, problems, onChange }: ConsentFieldsProps) {
  return (
    <Choices
      legend={words.consent}
      aria-describedby={problems.way === undefined ? undefined : 'import-way-problem'}
    >
      {problems.way !== undefined && (
        <p id="import-way-problem" className="failed">
          {problems.way}
        </p>
      )}
      {ways.map(({ way, label, hint }) => (
        <Fragment key={way}>
          <Choice
            name="way"
            {...{ label, hint }}
            checked={consent.way === way}
            data-invalid={problems.way === undefined ? undefined : ''}
            onChange={() => onChange({ ...consent, way })}
          />
          {way === 'agreed' && consent.way === way && (
            <TextArea
              id="import-statement"
              label={words.statement}
              hint={words.statementHint}
              problem={problems.statement}
              value={consent.statement}
              onChange={(event) => onChange({ ...consent, statement: event.currentTarget.value })}
            />
          )}
        </Fragment>
      ))}
    </Choices>
  );
}
