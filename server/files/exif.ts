import { placeText } from '#contracts/rules/files/photo-place.ts';

const EXIF_PART = 0x8769;
const DATE_ORIGINAL = 0x9003;
const OFFSET_ORIGINAL = 0x9011;
const GPS_PART = 0x8825;
const LATITUDE = { side: 1, degrees: 2 };
const LONGITUDE = { side: 3, degrees: 4 };
/** Degrees, minutes and seconds, each a pair of whole numbers. */
const RATIONAL = 5;
const SIXTIETHS = [1, 60, 3600];
/** A camera that names no zone is taken to show the time of China. */
const CHINA = '+08:00';
/** `Exif` and two zeros stand before the TIFF structure. */
const HEADER_BYTES = 6;
const ENTRY_BYTES = 12;
const MOST_ENTRIES = 500;

/** What a camera wrote into a picture; null where it did not, or cannot be read. */
export interface CameraFacts {
  readonly takenAt: number | null;
  /** As it is kept. */
  readonly place: string | null;
}

/** When and where a camera took a picture (拍摄时间、拍摄地点), by its EXIF. */
export function cameraFacts(exif: Uint8Array): CameraFacts {
  const tiff = read(() => tiffIn(exif));
  if (tiff === null) return { takenAt: null, place: null };
  return { takenAt: read(() => momentIn(tiff)), place: read(() => placeOf(tiff)) };
}

/** A file that was cut, or lies, names places outside of itself. */
function read<T>(reading: () => T | null): T | null {
  try {
    return reading();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

interface Tiff {
  readonly bytes: DataView;
  readonly isLittle: boolean;
  /** Where its first directory stands. */
  readonly first: number;
}

function tiffIn(exif: Uint8Array): Tiff {
  const bytes = new DataView(exif.buffer, exif.byteOffset + HEADER_BYTES, exif.byteLength - HEADER_BYTES);
  const isLittle = bytes.getUint16(0) === 0x4949;
  return { bytes, isLittle, first: bytes.getUint32(4, isLittle) };
}

/** The place of an entry in a directory. */
function entryIn({ bytes, isLittle }: Tiff, directory: number, tag: number): number | null {
  const count = Math.min(bytes.getUint16(directory, isLittle), MOST_ENTRIES);
  for (let at = directory + 2; at < directory + 2 + count * ENTRY_BYTES; at += ENTRY_BYTES) {
    if (bytes.getUint16(at, isLittle) === tag) return at;
  }
  return null;
}

/** A directory that the first one leads to. */
function partIn(tiff: Tiff, tag: number): number | null {
  const entry = entryIn(tiff, tiff.first, tag);
  return entry === null ? null : tiff.bytes.getUint32(entry + 8, tiff.isLittle);
}

/** Words longer than four bytes lie elsewhere in the file. */
function textIn(tiff: Tiff, directory: number, tag: number): string {
  const { bytes, isLittle } = tiff;
  const entry = entryIn(tiff, directory, tag);
  if (entry === null) return '';
  const length = Math.min(bytes.getUint32(entry + 4, isLittle), 32);
  const start = length > 4 ? bytes.getUint32(entry + 8, isLittle) : entry + 8;
  const letters = Array.from({ length }, (_, place) => String.fromCharCode(bytes.getUint8(start + place)));
  return letters.join('').replaceAll('\0', '');
}

const DATE = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})$/;

function momentIn(tiff: Tiff): number | null {
  const part = partIn(tiff, EXIF_PART);
  if (part === null) return null;
  const [date, offset] = [textIn(tiff, part, DATE_ORIGINAL), textIn(tiff, part, OFFSET_ORIGINAL)];
  const zone = /^[+-]\d{2}:\d{2}$/.test(offset) ? offset : CHINA;
  const moment = Date.parse(date.replace(DATE, `$1-$2-$3T$4${zone}`));
  return DATE.test(date) && Number.isFinite(moment) ? moment : null;
}

function placeOf(tiff: Tiff): string | null {
  const part = partIn(tiff, GPS_PART);
  if (part === null) return null;
  return placeText({
    lat: degreesIn(tiff, part, { ...LATITUDE, sides: ['N', 'S'] }),
    lon: degreesIn(tiff, part, { ...LONGITUDE, sides: ['E', 'W'] }),
  });
}

interface Angle {
  readonly side: number;
  readonly degrees: number;
  /** The letters of above and below zero. */
  readonly sides: readonly [string, string];
}

/** Not a number where they are not known. */
function degreesIn(tiff: Tiff, directory: number, { side, degrees, sides: [above, below] }: Angle): number {
  const { bytes, isLittle } = tiff;
  const entry = entryIn(tiff, directory, degrees);
  const letter = textIn(tiff, directory, side);
  const isKnown = letter === above || letter === below;
  if (entry === null || !isKnown || bytes.getUint16(entry + 2, isLittle) !== RATIONAL) return Number.NaN;
  if (bytes.getUint32(entry + 4, isLittle) !== SIXTIETHS.length) return Number.NaN;
  const start = bytes.getUint32(entry + 8, isLittle);
  const sum = SIXTIETHS.reduce((before, parts, at) => {
    const [over, under] = [0, 4].map((by) => bytes.getUint32(start + at * 8 + by, isLittle));
    return before + (over ?? 0) / (under ?? 0) / parts;
  }, 0);
  return letter === above ? sum : -sum;
}
