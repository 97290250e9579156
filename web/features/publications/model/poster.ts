import { pngFrom } from '#web/lib/files/drawing-files.ts';

/** What stands on a poster (海报). */
export interface PosterWords {
  readonly name: string;
  readonly author: string;
  readonly coverPath: string;
  /** The drawing of its code, as an address. */
  readonly code: string;
}

const [WIDTH, HEIGHT, EDGE, FOOT] = [900, 1200, 72, 900] as const;
const CODE = 200;
const TITLE = { size: 48, line: 64, lines: 2 } as const;

/** A picture to send or print: cover, title, and the code that opens the work. */
export async function posterOf({ name, author, coverPath, code }: PosterWords): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  const [cover, codePicture] = await Promise.all([pictureAt(coverPath), pictureAt(code)]);
  const { fontFamily } = getComputedStyle(document.body);
  pen.fillStyle = tone('--paper');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawCover(pen, cover);
  const room = WIDTH - 2 * EDGE - CODE - EDGE / 2;
  pen.fillStyle = tone('--ink');
  pen.font = `600 ${TITLE.size}px ${fontFamily}`;
  const title = linesWithin(name, TITLE.lines, (line) => pen.measureText(line).width <= room);
  for (const [at, line] of title.entries()) pen.fillText(line, EDGE, FOOT + TITLE.size + at * TITLE.line);
  const below = FOOT + TITLE.size + title.length * TITLE.line;
  pen.fillStyle = tone('--text-secondary');
  pen.font = `400 28px ${fontFamily}`;
  const [by = ''] = linesWithin(author, 1, (line) => pen.measureText(line).width <= room);
  pen.fillText(by, EDGE, below);
  pen.fillText('扫码阅读', EDGE, FOOT + CODE);
  pen.drawImage(codePicture, WIDTH - EDGE - CODE, FOOT, CODE, CODE);
  return pngFrom(canvas);
}

function drawCover(pen: CanvasRenderingContext2D, cover: HTMLImageElement): void {
  const [roomW, roomH] = [WIDTH - 2 * EDGE, FOOT - 2 * EDGE];
  const scale = Math.min(roomW / cover.naturalWidth, roomH / cover.naturalHeight);
  const [w, h] = [cover.naturalWidth * scale, cover.naturalHeight * scale];
  pen.save();
  pen.shadowColor = 'rgb(0 0 0 / 25%)';
  pen.shadowBlur = 32;
  pen.shadowOffsetY = 12;
  pen.drawImage(cover, (WIDTH - w) / 2, EDGE + (roomH - h) / 2, w, h);
  pen.restore();
}

async function pictureAt(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

function tone(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name);
}

/** The text in lines that fit; the last one ends in an ellipsis where there is more. */
export function linesWithin(text: string, most: number, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let rest = [...text];
  while (rest.length > 0 && lines.length < most) {
    const isLast = lines.length === most - 1;
    let count = rest.length;
    const shown = () => rest.slice(0, count).join('') + (isLast && count < rest.length ? '…' : '');
    while (count > 1 && !fits(shown())) count -= 1;
    lines.push(shown());
    rest = rest.slice(count);
  }
  return lines;
}
