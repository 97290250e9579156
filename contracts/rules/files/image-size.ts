/** Width and height in pixels as stored; a photo rotated by its EXIF data has them unrotated. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The bytes at the beginning that contain the size; photos of phones may have megabytes of other data before it. */
export const SIZE_BYTES = 256 * 1024;
export const MOST_SIZE_BYTES = 16 * 1024 * 1024;

/**
 * The pixels of a JPEG, PNG or WebP (图片像素), read from its first bytes: a picture with a small file and huge pixels
 * must be refused without being decoded. Null where those bytes do not contain it.
 */
export function imageSize(head: Uint8Array): PixelSize | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    const size = sizeIn(view);
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    // Reading beyond the bytes.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function sizeIn(view: DataView): PixelSize | null {
  if (view.getUint16(0) === 0xffd8) return jpegSize(view);
  if (view.getUint32(0) === 0x89504e47) return pngSize(view);
  if (letters(view, 0) === 'RIFF' && letters(view, 8) === 'WEBP') return webpSize(view);
  return null;
}

function pngSize(view: DataView): PixelSize | null {
  if (letters(view, 12) !== 'IHDR') return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** A JPEG is a row of segments with lengths; the one that begins the picture has its size. */
function jpegSize(view: DataView): PixelSize | null {
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else if (marker === SCAN || marker === END) return null;
    else at += hasNoLength(marker) ? 2 : 2 + Math.max(view.getUint16(at + 2), 2);
  }
}

const SCAN = 0xda;
const END = 0xd9;

/** C0 to CF, except the tables among them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function hasNoLength(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

/** The three kinds of WebP store their size in three ways. */
function webpSize(view: DataView): PixelSize | null {
  switch (letters(view, 12)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: threeBytes(view, 24) + 1, height: threeBytes(view, 27) + 1 };
    default:
      return null;
  }
}

function threeBytes(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
}

function letters(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)));
}
