/* What runs in the browser instead of Vite's `preload-helper`: see `lean.ts`. */
const asked = {};

/** Asks for a file once: a style sheet resolves when it applies, a script is merely fetched ahead. */
function ask(file) {
  const href = `/${file}`;
  if (document.querySelector(`link[href="${href}"]`)) return asked[file];
  const style = file.endsWith('.css');
  const link = document.createElement('link');
  asked[file] = style
    ? new Promise((resolve, reject) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', () => {
          // The next to ask for it tries again.
          link.remove();
          reject(new Error(href));
        });
      })
    : undefined;
  document.head.append(Object.assign(link, { rel: style ? 'stylesheet' : 'modulepreload', href }));
  return asked[file];
}

async function preload(load, files = []) {
  await Promise.all(files.map(ask));
  return load();
}

export { preload as __vitePreload };
