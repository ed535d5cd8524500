/** Our partner companies: a name, and the key of its mark, in the order of the drawing of a device on their page. */
export const partners = [
  { title: 'Pellamont Glass', image: 'partners/pellamont-glass' },
  { title: 'Quillfeather Mouldings', image: 'partners/quillfeather-mouldings' },
  { title: 'Brindlewick Antennas', image: 'partners/brindlewick-antennas' },
  { title: 'Halvorn Boardworks', image: 'partners/halvorn-boardworks' },
  { title: 'Tindervale Cells', image: 'partners/tindervale-cells' },
  { title: 'Fennmark Hosting', image: 'partners/fennmark-hosting' },
  { title: 'Thistledown Calibration', image: 'partners/thistledown-calibration' },
  { title: 'Wexcombe & Daughter', image: 'partners/wexcombe-and-daughter' },
  { title: 'Osprelle Test House', image: 'partners/osprelle-test-house' },
  { title: 'Marrowgate Freight', image: 'partners/marrowgate-freight' },
] as const;

export type PartnerName = (typeof partners)[number]['title'];
