import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import type { MailTemplate } from '#mail/template.ts';

/** Runs `mail/templates.ts` at build time and bundles the strings that it exports, so that no function ships React. */
export const renderedMail: Plugin = {
  name: 'rendered-mail',
  setup(bundler) {
    bundler.onLoad({ filter: /[/\\]mail[/\\]templates\.ts$/ }, async ({ path }) => ({
      contents: Object.entries(await renderTemplates(path))
        .map(([name, template]) => `export const ${name} = ${JSON.stringify(template)};`)
        .join('\n'),
    }));
  },
};

/** Bundles and runs a module of mail templates. @returns the templates by export name */
export async function renderTemplates(
  path: string,
): Promise<Readonly<Record<string, MailTemplate<string, string>>>> {
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
  const module: { exports: Record<string, MailTemplate<string, string>> } = { exports: {} };
  compileFunction(script, ['module', 'require'])(module, createRequire(path));
  return module.exports;
}
