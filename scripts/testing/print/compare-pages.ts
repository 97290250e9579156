/**
 * How far a PDF is from what the pages show: once drawn by Chromium and once by poppler from our file. Both are drawn at
 * four times the size and scaled down, because Chromium moves base lines to whole pixels.
 * `npx tsx scripts/testing/print/compare-pages.ts [folder]` compares pages of every kind of object, and every page of each
 * template, as it is chosen and with photos in it; with a folder it also keeps the pictures.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printFile } from '#server/print/print-file.ts';
import { EVERY_KIND, SIZE } from '#server/print/testing/every-kind.ts';
import { runCaptured } from '../../setup/child.mjs';
import { differenceOf } from './difference.ts';
import { drawInChromium } from './draw-in-chromium.tsx';
import { type PageSet, templateSets } from './template-sets.ts';

/** Of what is white on one and black on the other. */
const MOST = 0.01;
/** Pixels to the millimetre of what is compared on a small page; four times as many are drawn. */
const SCALE = 4;
const TIMES = 4;
/** Larger pages are compared with fewer pixels to the millimetre, as large as this in all. */
const MOST_PX = 560;
const NO_FACTS = { author: '', at: 0, outline: [], sheets: {}, source: null, fontFolder: null };

const kept = process.argv[2];
const folder = kept ?? mkdtempSync(join(tmpdir(), 'compare-pages-'));
mkdirSync(folder, { recursive: true });
const kinds: PageSet = { ...SIZE, name: 'kinds', files: {}, pages: EVERY_KIND };
let worst = 0;
for (const set of [kinds, ...(await templateSets(folder))]) worst = Math.max(worst, await compared(set));
process.stdout.write(`the furthest is ${percent(worst)}; at most ${percent(MOST)} is allowed\n`);
if (!kept) rmSync(folder, { recursive: true });
process.exitCode = worst > MOST ? 1 : 0;

/** Answers how far the furthest page of a set is. */
async function compared({ name, widthMm, heightMm, files, pages: told }: PageSet): Promise<number> {
  const pages = told.map(({ page }) => page);
  const pdf = join(folder, `${name}.pdf`);
  rmSync(pdf, { force: true });
  await printFile({ form: 'read', title: '', ...NO_FACTS, widthMm, heightMm, files, pages }, pdf);
  const pxPerMm = Math.min(SCALE, MOST_PX / Math.max(widthMm, heightMm));
  const [width, height] = [Math.round(widthMm * pxPerMm), Math.round(heightMm * pxPerMm)];
  const size = ['-scale-to-x', String(width * TIMES), '-scale-to-y', String(height * TIMES)];
  const { code, output } = await runCaptured('pdftoppm', 'pdftoppm', [
    ...size,
    '-png',
    pdf,
    join(folder, name),
  ]);
  if (code !== 0) throw new Error(`pdftoppm (package poppler-utils) failed: ${output}`);
  const printed = readdirSync(folder)
    .filter((file) => file.startsWith(`${name}-`) && /-\d+\.png$/.test(file) && !file.includes('both'))
    .sort();
  const shown = await drawInChromium(pages, {
    widthMm,
    heightMm,
    pxPerMm: width / widthMm,
    times: TIMES,
    files,
  });
  let furthest = 0;
  for (const [at, { what }] of told.entries()) {
    const [one, other] = [shown[at], readFileSync(join(folder, printed[at] ?? ''))];
    if (!one) throw new Error(`Chromium drew no page of ${what}`);
    const both = kept && join(kept, `${name}-both-${at + 1}.png`);
    const { mean, far } = await differenceOf(one, other, { width, height }, both);
    furthest = Math.max(furthest, mean);
    const note = mean > MOST ? '  ✗' : '';
    process.stdout.write(`${percent(mean)} ${percent(far)}  ${what}${note}\n`);
  }
  return furthest;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2).padStart(5)} %`;
}
