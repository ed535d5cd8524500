/** The brand of an owner who has set every account. `.example` hosts belong to nobody (RFC 2606, section 2). */
export * from '../../frontend/src/content/brand.ts';

export const scheduling = {
  name: 'Calendly',
  href: 'https://calendly.example/quietgrid/30min',
} as const;
export const feed = {
  name: 'LinkedIn',
  href: 'https://linkedin.example/company/quietgrid',
  frameHref: 'https://linkedin.example/company/quietgrid/feed',
} as const;
export const socials = [
  { name: 'LinkedIn', href: 'https://linkedin.example/company/quietgrid' },
  { name: 'YouTube', href: 'https://youtube.example/@quietgrid' },
  { name: 'Instagram', href: 'https://instagram.example/quietgrid' },
  { name: 'Facebook', href: 'https://facebook.example/quietgrid' },
] as const;
export const appStores = [
  { name: 'App Store', href: 'https://apps.apple.example/ember-home' },
  { name: 'Google Play', href: 'https://play.google.example/ember-home' },
] as const;
