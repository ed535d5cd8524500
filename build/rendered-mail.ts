import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { build, type Plugin } from 'esbuild';

/** Runs `mail/templates.ts` and bundles the strings that it exports, so that no function ships React. */
export const renderedMail: Plugin = {
  name: 'rendered-mail',
  setup(bundler) {
    bundler.onLoad({ filter: /[/\\]mail[/\\]templates\.ts$/ }, async ({ path }) => ({
      contents: Object.entries(await exportsOf(path))
        .map(([name, template]) => `export const ${name} = ${JSON.stringify(template)};`)
        .join('\n'),
    }));
  },
};

async function exportsOf(path: string): Promise<object> {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node24',
    jsx: 'automatic',
    external: ['react', 'react/*', 'react-dom/*'],
    write: false,
  });
  const script = outputFiles.map(({ text }) => text).join('');
  const module = { exports: {} };
  compileFunction(script, ['module', 'require'])(module, createRequire(path));
  return module.exports;
}
