import { parse } from 'postcss';
import type { Plugin } from 'vite';

/**
 * Moves the layer `late` from the style that every page inlines to a file of its own. It is a layer so that it can
 * be found in the finished style, whichever component it comes from.
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
      const [rest, late] = splitLate(shell.source.toString());
      shell.source = rest;
      this.emitFile({ type: 'asset', name: 'late.css', source: late });
    },
  };
}

/** @returns what is outside of the layer, and the layer. */
export function splitLate(style: string): [rest: string, late: string] {
  const root = parse(style);
  const late = root.nodes.filter(
    (node) => node.type === 'atrule' && node.name === 'layer' && node.params === 'late',
  );
  if (late.length === 0) throw new Error('No style is in the layer `late`.');
  for (const layer of late) layer.remove();
  return [root.toString(), late.join('')];
}
