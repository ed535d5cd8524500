/** The parts of the site in the order of search results, by the page or menu at their top. */
export const sectionNames = {
  products: 'Products',
  services: 'Services',
  solutions: 'Solutions',
  blog: 'Articles',
  company: 'Company',
} as const;
