/** Names a bundle: `authorizeStaff` -> `authorize-staff`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Names a construct: `authorize-staff` or `authorizeStaff` -> `AuthorizeStaff`. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (start) => start.slice(-1).toUpperCase());
}

/** The region of both stacks, because CloudFront requires its certificates, web ACLs and log delivery there. */
export const region = 'us-east-1';

/** The stack of a stage's data and its user pool. */
export function dataStackName(stage: string): string {
  return `quietgrid-${stage}-data`;
}

/** The stack that a release changes. */
export function siteStackName(stage: string): string {
  return `quietgrid-${stage}-site`;
}
