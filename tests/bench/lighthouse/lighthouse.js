// A package of its own: Lighthouse's 114 packages (176 MB) are of no use to who only starts or tests the site.
export { default as lighthouse, desktopConfig } from 'lighthouse';
