/** The styles of a text's blocks by Markdown token: mail clients know few style sheets, so elements bring their own. */
export const blockStyles = {
  paragraph_open: 'margin:0 0 16px',
  bullet_list_open: 'margin:0 0 16px;padding:0 0 0 24px',
  ordered_list_open: 'margin:0 0 16px;padding:0 0 0 24px',
  blockquote_open: 'margin:0 0 16px;padding:0 0 0 14px;border-left:2px solid #dcd6cb',
} as const;
