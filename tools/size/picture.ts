/** A middling phone: how wide its window is in CSS pixels, and how many of its own pixels one of those has. */
const phone = { width: 412, ratio: 1.75, rem: 16 } as const;

/**
 * The file that Chromium fetches on a phone for the page's first picture, by the page's own attributes.
 * @throws Error where no picture has the priority of a first view
 */
export function pictureOfFirstView(html: string): string {
  const pictures = html.match(/<picture>[^]*?<\/picture>/g) ?? [];
  const first = pictures.find((picture) => /fetchpriority="high"/i.test(picture));
  const [, candidates] = /srcset="([^"]+)"/i.exec(first ?? '') ?? [];
  const [, sizes] = /sizes="([^"]+)"/i.exec(first ?? '') ?? [];
  if (!candidates || !sizes) throw new Error('The page has no picture with fetchpriority="high".');
  const shown = widthBy(sizes.replaceAll('&gt;', '>').replaceAll('&lt;', '<'));
  const files = candidates.split(',').map((candidate) => {
    const [url = '', width] = candidate.trim().split(' ');
    return { url, density: Number.parseInt(width ?? '', 10) / shown };
  });
  // Between two files Chromium takes the nearer one, by their geometric mean.
  const [last] = files.slice(-1);
  const chosen = files.find(({ density }, at) => {
    const next = files[at + 1];
    return next !== undefined && phone.ratio <= Math.sqrt(density * next.density);
  });
  return ((chosen ?? last)?.url ?? '').replace('/assets/', '');
}

/** CSS pixels by the first size whose condition holds: `(width >= 64em) 80vw, 100vw`. */
function widthBy(sizes: string): number {
  for (const size of sizes.split(',')) {
    const [, from] = /\(width >= ([\d.]+)r?em\)/.exec(size) ?? [];
    if (from !== undefined && phone.width < Number(from) * phone.rem) continue;
    const [, amount = '', unit] = /([\d.]+)(vw|rem|px)\s*$/.exec(size.trim()) ?? [];
    const pixels = { vw: phone.width / 100, rem: phone.rem, px: 1 };
    if (unit === 'vw' || unit === 'rem' || unit === 'px') return Number(amount) * pixels[unit];
  }
  throw new Error(`No size for ${phone.width} pixels in: ${sizes}`);
}
