import { consent } from '#contract/consent.ts';
import { Checkbox } from '../forms/Field.tsx';
import { PolicyLink, policy } from '../forms/PolicyLink.tsx';

const [before, after] = consent.text.split(policy, 2);

/** The consent in the contract's own words, never ticked beforehand, its policy one click away. */
export function ConsentBox(box: { id: string; name: string; problem: string | undefined }) {
  return (
    <Checkbox
      {...box}
      label={
        <>
          {before}
          <PolicyLink />
          {after}
        </>
      }
    />
  );
}
