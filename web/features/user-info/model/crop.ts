import { AVATAR_LEAST_SIDE, type Square, squareWithin } from '#contracts/rules/account/avatar.ts';

/** A picture as it is looked at, in its own pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
}

/** What is shown of it (裁剪): a square around a point, smaller by the zoom than the picture allows. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

const ZOOM_MAX = 5;

/** So far one can go in, and still see something. */
export function zoomMax({ width, height }: Picture): number {
  return Math.max(1, Math.min(ZOOM_MAX, Math.min(width, height) / AVATAR_LEAST_SIDE));
}

export function wholeCrop({ width, height }: Picture): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

export function sideOf({ width, height }: Picture, { zoom }: Crop): number {
  return Math.min(width, height) / zoom;
}

/** The same square as far as it lies in the picture. */
export function kept(picture: Picture, crop: Crop): Crop {
  const zoom = within(crop.zoom, 1, zoomMax(picture));
  const half = sideOf(picture, { ...crop, zoom }) / 2;
  return {
    zoom,
    x: within(crop.x, half, picture.width - half),
    y: within(crop.y, half, picture.height - half),
  };
}

/** Moved by parts of what is shown: 1 is the whole square. */
export function moved(picture: Picture, crop: Crop, [right, down]: readonly [number, number]): Crop {
  const side = sideOf(picture, crop);
  return kept(picture, { ...crop, x: crop.x + right * side, y: crop.y + down * side });
}

export function squareOf(picture: Picture, crop: Crop): Square {
  const side = Math.floor(sideOf(picture, crop));
  const square = { left: crop.x - side / 2, top: crop.y - side / 2, side };
  return squareWithin(square, picture.width, picture.height);
}

const percent = (part: number) => `${part * 100}%`;

/** How the picture lies behind a square window of any size. */
export function lyingBehind(picture: Picture, crop: Crop) {
  const side = sideOf(picture, crop);
  return {
    width: percent(picture.width / side),
    height: percent(picture.height / side),
    left: percent(0.5 - crop.x / side),
    top: percent(0.5 - crop.y / side),
  };
}

const STEP = 0.05;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 };

/** What a key does (键盘裁剪); null where it is none of ours. */
export function afterKey(picture: Picture, crop: Crop, key: string): Crop | null {
  const arrow = ARROWS[key];
  if (arrow) return moved(picture, crop, arrow);
  const zoom = ZOOMS[key];
  return zoom === undefined ? null : kept(picture, { ...crop, zoom: crop.zoom * zoom });
}
