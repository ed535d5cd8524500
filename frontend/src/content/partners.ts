/** Our partner companies: a name, and the key of its mark. */
export const partners = [
  { title: 'Halvorn Boardworks', image: 'partners/halvorn-boardworks' },
  { title: 'Brindlewick Antennas', image: 'partners/brindlewick-antennas' },
  { title: 'Tindervale Cells', image: 'partners/tindervale-cells' },
  { title: 'Quillfeather Mouldings', image: 'partners/quillfeather-mouldings' },
  { title: 'Pellamont Glass', image: 'partners/pellamont-glass' },
  { title: 'Osprelle Test House', image: 'partners/osprelle-test-house' },
  { title: 'Fennmark Hosting', image: 'partners/fennmark-hosting' },
  { title: 'Wexcombe & Daughter', image: 'partners/wexcombe-and-daughter' },
  { title: 'Thistledown Calibration', image: 'partners/thistledown-calibration' },
  { title: 'Marrowgate Freight', image: 'partners/marrowgate-freight' },
] as const;

export type PartnerName = (typeof partners)[number]['title'];
