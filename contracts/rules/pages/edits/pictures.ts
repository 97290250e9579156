import type { Box, ImageElement } from '../document.ts';
import { millimetres } from '../geometry/point.ts';

/** Width and height of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The most that a picture is enlarged within its frame. */
export const MOST_ZOOM = 8;

/** Width by height of the whole picture, as its crop shows it. */
function ratioOf({ w, h, crop }: ImageElement): number {
  return w / (crop.w || 1) / (h / (crop.h || 1)) || 1;
}

/** The largest crop that fills a frame without distortion, of a picture and a frame of these proportions. */
function fullest(picture: number, frame: number): { readonly w: number; readonly h: number } {
  return picture > frame ? { w: frame / picture, h: 1 } : { w: 1, h: picture / frame };
}

function cropAt(middle: { readonly x: number; readonly y: number }, w: number, h: number): Box {
  const within = (at: number, length: number) => share(Math.min(Math.max(at - length / 2, 0), 1 - length));
  return { x: within(middle.x, w), y: within(middle.y, h), w: share(w), h: share(h) };
}

const share = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 100_000) / 100_000 + 0;

/** Another picture in the same frame: its middle fills it. */
export function replacedPicture(
  element: ImageElement,
  source: string,
  { width, height }: PictureSize,
): ImageElement {
  const { tune: _tune, ...rest } = element;
  const { w, h } = fullest(width / height, element.w / (element.h || 1));
  return { ...rest, source, alt: '', crop: cropAt({ x: 0.5, y: 0.5 }, w, h) };
}

/**
 * A frame of another size. The picture keeps its size on the page, and the frame shows more or less of it; where it ends, it
 * grows until it fills the frame.
 */
export function reframed(element: ImageElement, box: Box): ImageElement {
  const { crop } = element;
  if (box.w <= 0 || box.h <= 0) return { ...element, ...box };
  const wanted = { w: (crop.w * box.w) / (element.w || 1), h: (crop.h * box.h) / (element.h || 1) };
  const most = Math.max(wanted.w, wanted.h, 1);
  const middle = { x: crop.x + crop.w / 2, y: crop.y + crop.h / 2 };
  return { ...element, ...box, crop: cropAt(middle, wanted.w / most, wanted.h / most) };
}

/** How much the picture is enlarged beyond filling its frame, from 1. */
export function zoomOf(element: ImageElement): number {
  const full = fullest(ratioOf(element), element.w / (element.h || 1));
  return Math.max(full.w / (element.crop.w || 1), 1);
}

/** Enlarged that much within its frame, about what is in its middle. */
export function zoomed(element: ImageElement, zoom: number): ImageElement {
  const full = fullest(ratioOf(element), element.w / (element.h || 1));
  const times = Math.min(Math.max(zoom, 1), MOST_ZOOM);
  const { crop } = element;
  const middle = { x: crop.x + crop.w / 2, y: crop.y + crop.h / 2 };
  return { ...element, crop: cropAt(middle, full.w / times, full.h / times) };
}

/** The picture moved within its frame by millimetres of the page. */
export function panned(element: ImageElement, x: number, y: number): ImageElement {
  const { crop, w, h } = element;
  const middle = {
    x: crop.x + crop.w / 2 - (x / (w || 1)) * crop.w,
    y: crop.y + crop.h / 2 - (y / (h || 1)) * crop.h,
  };
  return { ...element, crop: cropAt(middle, crop.w, crop.h) };
}

/** A box of that picture's shape in the middle of a page, at most that share of it wide and high. */
export function placeForPicture(
  { width, height }: PictureSize,
  page: { readonly widthMm: number; readonly heightMm: number },
  most = 0.6,
): Box {
  const scale = Math.min((page.widthMm * most) / width, (page.heightMm * most) / height);
  const [w, h] = [millimetres(width * scale), millimetres(height * scale)];
  return { x: millimetres((page.widthMm - w) / 2), y: millimetres((page.heightMm - h) / 2), w, h };
}
