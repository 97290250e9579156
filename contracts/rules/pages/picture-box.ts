import type { Box } from './document.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture of nearly the page's shape fills it: a thin white edge would look like a mistake. */
const NEARLY = 0.02;

/** The largest centred place for a whole picture on a page (适合页面). */
export function pictureBox(
  picture: Size,
  page: { readonly widthMm: number; readonly heightMm: number },
): Box {
  const { widthMm, heightMm } = page;
  const scale = Math.min(widthMm / picture.width, heightMm / picture.height);
  const [w, h] = [picture.width * scale, picture.height * scale];
  if (w > widthMm * (1 - NEARLY) && h > heightMm * (1 - NEARLY))
    return { x: 0, y: 0, w: widthMm, h: heightMm };
  return { x: rounded((widthMm - w) / 2), y: rounded((heightMm - h) / 2), w: rounded(w), h: rounded(h) };
}

const rounded = (millimetres: number) => Number(millimetres.toFixed(3));
