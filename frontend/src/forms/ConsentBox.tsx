import { consent } from '#contract/limits.ts';
import { paths } from '../paths.ts';
import { PageLink } from '../routing/PageLink.tsx';
import { Checkbox } from './Field.tsx';

const policy = 'Privacy Policy';
const [before, after] = consent.text.split(policy, 2);

/** The consent in the contract's own words, never ticked beforehand, its policy one click away. */
export function ConsentBox(box: { id: string; name: string; problem: string | undefined }) {
  return (
    <Checkbox
      {...box}
      label={
        <>
          {before}
          <PageLink to={paths.privacyPolicy()}>{policy}</PageLink>
          {after}
        </>
      }
    />
  );
}
