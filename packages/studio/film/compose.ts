import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { chromiumOptions } from '../../../tools/browser.ts';
import * as brand from '../../../frontend/src/content/brand.ts';
import { framesPerSecond, size } from './storyboard.ts';
import { captions, frameCount, layersAt, type Layer } from './timeline.ts';

const studio = join(import.meta.dirname, '..');
/** The film's room at dusk; the button that plays the film lies over its plain wall. */
const poster = 'masters/scenes/room-dusk.webp';

/**
 * Composes the film. The browser draws each frame from the studio's pictures, and ffmpeg, which must be installed, encodes
 * them. Writes film.mp4, film.webm, poster.webp and captions.vtt into `folder`.
 */
export async function makeFilm(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'captions.vtt'), captions());
  await sharp(join(studio, poster))
    .resize(size)
    .webp({ quality: 80 })
    .toFile(join(folder, 'poster.webp'));
  const browser = await chromium.launch({
    ...chromiumOptions,
    args: [...chromiumOptions.args, '--allow-file-access-from-files'],
  });
  const page = await browser.newPage({ viewport: size });
  await page.goto(pathToFileURL(join(import.meta.dirname, 'stage.html')).href);
  const encoder = spawn('ffmpeg', encoding(folder), { stdio: ['pipe', 'inherit', 'inherit'] });
  for (let frame = 0; frame < frameCount; frame += 1) {
    if (!encoder.stdin.write(await photograph(page, frame))) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await once(encoder, 'close');
  await browser.close();
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
}

/** Encodes both films in one pass over the frames. */
function encoding(folder: string): string[] {
  const common = '-an -map_metadata -1 -pix_fmt yuv420p';
  return [
    `-y -loglevel error -f image2pipe -framerate ${framesPerSecond} -i -`,
    `-c:v libx264 -preset slow -crf 22 -movflags +faststart ${common}`,
    join(folder, 'film.mp4'),
    `-c:v libvpx-vp9 -b:v 0 -crf 33 -row-mt 1 -cpu-used 2 ${common}`,
    join(folder, 'film.webm'),
  ].flatMap((part) => (part.startsWith('-') ? part.split(' ') : part));
}

/** Draws a frame and waits for its pictures. */
async function photograph(page: Page, frame: number): Promise<Buffer> {
  const html = layersAt(frame).map(layerHtml).join('');
  await page.evaluate(`show(${JSON.stringify(html)})`);
  return page.screenshot({ type: 'jpeg', quality: 96 });
}

function layerHtml({ scene, frame, part, opacity }: Layer): string {
  const { picture, line } = scene;
  const layer = (inner: string) => `<div class="layer" style="opacity: ${opacity}">${inner}</div>`;
  if (picture === 'card') {
    return layer(`<div class="layer card">
      <img alt="" src="${url('../frontend/src/art/logo.svg')}">
      <p>${brand.name}</p><small>${line}</small></div>`);
  }
  if ('move' in picture) {
    const name = String(frame).padStart(4, '0');
    return layer(
      `<img class="picture" alt="" src="${url(`.cache/film/${picture.move}/${name}.jpg`)}">`,
    );
  }
  const [from, to] = picture.scale;
  const scale = from + (to - from) * part;
  const [x, y] = picture.at;
  return layer(`<img class="picture" alt="" src="${url(`masters/${picture.still}.webp`)}"
    style="object-position: ${x}% ${y}%; transform-origin: ${x}% ${y}%; transform: scale(${scale})">`);
}

function url(file: string): string {
  return pathToFileURL(join(studio, file)).href;
}
