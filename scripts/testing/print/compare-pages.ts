/**
 * How far a PDF is from what the pages show: forty pages of every kind of object, once drawn by Chromium and once by
 * poppler from our file. Both are drawn at four times the size and scaled down, because Chromium moves base lines to
 * whole pixels. `npx tsx scripts/testing/print/compare-pages.ts [folder]` also keeps the pictures.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printFile } from '#server/print/print-file.ts';
import { EVERY_KIND, SIZE } from '#server/print/testing/every-kind.ts';
import { runCaptured } from '../../setup/child.mjs';
import { differenceOf } from './difference.ts';
import { drawInChromium } from './draw-in-chromium.tsx';

/** Of what is white on one and black on the other. */
const MOST = 0.01;
/** Pixels to the millimetre of what is compared; four times as many are drawn. */
const SCALE = 4;
const TIMES = 4;

const kept = process.argv[2];
const folder = kept ?? mkdtempSync(join(tmpdir(), 'compare-pages-'));
mkdirSync(folder, { recursive: true });
const pdf = join(folder, 'pages.pdf');
rmSync(pdf, { force: true });
const facts = {
  title: '',
  author: '',
  at: 0,
  outline: [],
  files: {},
  sheets: {},
  source: null,
  fontFolder: null,
};
await printFile({ form: 'read', ...facts, ...SIZE, pages: EVERY_KIND.map(({ page }) => page) }, pdf);

const { widthMm, heightMm } = SIZE;
const [width, height] = [widthMm * SCALE, heightMm * SCALE];
const size = ['-scale-to-x', String(width * TIMES), '-scale-to-y', String(height * TIMES)];
const { code, output } = await runCaptured('pdftoppm', 'pdftoppm', [
  ...size,
  '-png',
  pdf,
  join(folder, 'pdf'),
]);
if (code !== 0) throw new Error(`pdftoppm (package poppler-utils) failed: ${output}`);
const printed = readdirSync(folder)
  .filter((name) => /^pdf-\d+\.png$/.test(name))
  .sort();

const shown = await drawInChromium(
  EVERY_KIND.map(({ page }) => page),
  { ...SIZE, pxPerMm: SCALE, times: TIMES },
);
let worst = 0;
for (const [at, { what }] of EVERY_KIND.entries()) {
  const [one, other] = [shown[at], readFileSync(join(folder, printed[at] ?? ''))];
  if (!one) throw new Error(`Chromium drew no page of ${what}`);
  const { mean, far } = await differenceOf(
    one,
    other,
    { width, height },
    kept && join(kept, `both-${at + 1}.png`),
  );
  worst = Math.max(worst, mean);
  const note = mean > MOST ? '  ✗' : '';
  process.stdout.write(`${percent(mean)} ${percent(far)}  ${what}${note}\n`);
}
process.stdout.write(`the furthest is ${percent(worst)}; at most ${percent(MOST)} is allowed\n`);
if (!kept) rmSync(folder, { recursive: true });
process.exitCode = worst > MOST ? 1 : 0;

function percent(share: number): string {
  return `${(share * 100).toFixed(2).padStart(5)} %`;
}
