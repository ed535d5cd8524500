import * as shell from '../content/shell.ts';
import * as paths from '../paths.ts';

/** The policy's name in the consent text. */
export const policy = 'Privacy Policy';

/** Opens the policy in a new tab, and says so, so that the visitor keeps the form. */
export function PolicyLink() {
  return (
    <a href={paths.privacyPolicy} target="_blank" rel="noopener">
      {policy}
      <span className="visually-hidden">{` ${shell.opensTab}`}</span>
    </a>
  );
}
