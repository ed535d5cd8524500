import { consent } from '#contract/consent.ts';
import { Checkbox } from '../forms/Field.tsx';
import { PolicyLink, policy } from '../forms/PolicyLink.tsx';

const [before, after] = consent.text.split(policy, 2);

/** The contract's consent. It is never ticked by default, nor by a browser that restores a form after Back. */
export function ConsentBox(box: { id: string; name: string; problem: string | undefined }) {
  return (
    <>
      <input type="hidden" name="wording" value={consent.version} />
      <Checkbox
        {...box}
        autoComplete="off"
        label={
          <>
            {before}
            <PolicyLink />
            {after}
          </>
        }
      />
    </>
  );
}
