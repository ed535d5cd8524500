import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { leanPreload, leanRouter } from '../../frontend/build/lean.ts';

/** Bundles one module, as an upgrade of a package may have it. */
function bundle(id: string, code: string, plugin: Plugin) {
  const upgraded = { name: 'upgraded', resolveId: () => id, load: () => code };
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [upgraded, plugin],
    build: {
      write: false,
      rolldownOptions: { input: 'upgraded', preserveEntrySignatures: 'strict' },
    },
  });
}

test('An upgrade of the router in which a cut no longer finds all that it should stops the build', async () => {
  const code = 'export const Link = {};\nLink.displayName = "Link";\n';
  await expect(
    bundle('/node_modules/react-router/lib/index.mjs', code, leanRouter()),
  ).rejects.toThrow(/react-router has .*displayName.* 1 times, not 15: see lean\.ts/);
});

test('A router that the cuts do not see at all stops the build', async () => {
  await expect(bundle('/node_modules/router/index.mjs', '', leanRouter())).rejects.toThrow(
    /react-router has .* 0 times, not 15/,
  );
});

test('A Vite whose loader of chunks has another name stops the build', async () => {
  await expect(bundle('/src/entry.js', 'export default 1;', leanPreload())).rejects.toThrow(
    'Vite has no vite/preload-helper: see lean.ts',
  );
});
