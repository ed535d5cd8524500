// A separate package: starting and testing the site do not need Lighthouse's 114 packages (176 MB).
export { default as lighthouse, desktopConfig } from 'lighthouse';
