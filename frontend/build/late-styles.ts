import type { Plugin } from 'vite';

const opening = '@layer late{';

/**
 * Cuts the layer `late` out of the style that every page inlines, into a file of its own. It is a layer of its
 * own so that the cut can be made in the finished style, whichever component it comes from.
 */
export function lateStyles(): Plugin {
  return {
    name: 'late-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const shell = Object.values(bundle).find(({ fileName }) =>
        /entry-client-.*\.css$/.test(fileName),
      );
      if (shell?.type !== 'asset') throw new Error('The shell was expected to have a style.');
      const [rest, late] = cut(shell.source.toString());
      shell.source = rest;
      this.emitFile({ type: 'asset', name: 'late.css', source: late });
    },
  };
}

/** @returns what is outside of the layer, and the layer. */
function cut(style: string): [rest: string, late: string] {
  let rest = style;
  let late = '';
  for (let start = rest.indexOf(opening); start >= 0; start = rest.indexOf(opening)) {
    const end = endOfBlock(rest, start + opening.length);
    late += rest.slice(start, end);
    rest = rest.slice(0, start) + rest.slice(end);
  }
  if (late === '') throw new Error('No style is in the layer `late`.');
  return [rest, late];
}

/** Where the block ends whose inside begins at `from`. No string or comment of ours holds a brace. */
function endOfBlock(text: string, from: number): number {
  let depth = 1;
  let place = from;
  for (; depth > 0 && place < text.length; place += 1) {
    if (text[place] === '{') depth += 1;
    if (text[place] === '}') depth -= 1;
  }
  return place;
}
