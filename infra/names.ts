/** `submitContact` -> `submit-contact`: how a bundle is named. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `submit-contact` or `submitContact` -> `SubmitContact`: how a construct is named. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (start) => start.slice(-1).toUpperCase());
}

/** CloudFront reads certificates, web ACLs and its access log's delivery in this region only. */
export const region = 'us-east-1';

/** The stack that holds a stage's data, and the pool of its staff. */
export function dataStackName(stage: string): string {
  return `quietgrid-${stage}-data`;
}

/** The stack of what a stage's release changes. */
export function siteStackName(stage: string): string {
  return `quietgrid-${stage}-site`;
}
