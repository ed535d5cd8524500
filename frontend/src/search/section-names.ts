/** The parts of the site, by the page or the menu below which others stand, in the order in which a search shows them. */
export const sectionNames = {
  products: 'Products',
  services: 'Services',
  solutions: 'Solutions',
  blog: 'Articles',
  company: 'Company',
} as const;
