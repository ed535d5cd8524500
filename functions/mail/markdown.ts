import MarkdownIt from 'markdown-it';

const markdown = new MarkdownIt({ html: false, breaks: true, linkify: true }).disable([
  'image',
  'heading',
  'lheading',
  'code',
]);
// Domains and addresses without a protocol stay text: not every "etc.in" is a link.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
markdown.validateLink = (url) => /^(?:https?|mailto):/i.test(url.trim());

/** Mail clients know few style sheets, so the elements bring their own. */
const styles: Readonly<Record<string, string>> = {
  paragraph_open: 'margin:0 0 16px',
  bullet_list_open: 'margin:0 0 16px;padding:0 0 0 24px',
  ordered_list_open: 'margin:0 0 16px;padding:0 0 0 24px',
  link_open: 'color:inherit',
  blockquote_open: 'margin:0 0 16px;padding:0 0 0 14px;border-left:2px solid #dcd6cb',
  table_open: 'margin:0 0 16px;border-collapse:collapse',
  th_open: 'padding:4px 16px 4px 0;border-bottom:1px solid #dcd6cb;text-align:left',
  td_open: 'padding:4px 16px 4px 0;border-bottom:1px solid #dcd6cb',
};

for (const [rule, style] of Object.entries(styles)) {
  markdown.renderer.rules[rule] = (tokens, at, options, _env, self) => {
    tokens[at]?.attrSet('style', style);
    return self.renderToken(tokens, at, options);
  };
}

/** The HTML of a text with simple Markdown. It has no pictures and no HTML of its own. */
export function htmlOf(text: string): string {
  return markdown.render(text);
}
