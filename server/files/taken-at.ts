const EXIF_PART = 0x8769;
const DATE_ORIGINAL = 0x9003;
const OFFSET_ORIGINAL = 0x9011;
/** A camera that names no zone is taken to show the time of China. */
const CHINA = '+08:00';
/** `Exif` and two zeros stand before the TIFF structure. */
const HEADER_BYTES = 6;
const ENTRY_BYTES = 12;
const MOST_ENTRIES = 500;

/** When a camera took a picture (拍摄时间), by its EXIF; null where that does not say so, or cannot be read. */
export function takenAt(exif: Uint8Array): number | null {
  try {
    const tiff = new DataView(exif.buffer, exif.byteOffset + HEADER_BYTES, exif.byteLength - HEADER_BYTES);
    const isLittle = tiff.getUint16(0) === 0x4949;
    const part = entryIn(tiff, tiff.getUint32(4, isLittle), EXIF_PART, isLittle);
    if (part === null) return null;
    const directory = tiff.getUint32(part + 8, isLittle);
    const text = (tag: number) => textIn(tiff, entryIn(tiff, directory, tag, isLittle), isLittle);
    return momentOf(text(DATE_ORIGINAL), text(OFFSET_ORIGINAL));
  } catch (error) {
    // A place that the file names lies outside of it.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The place of an entry in a directory. */
function entryIn(tiff: DataView, directory: number, tag: number, isLittle: boolean): number | null {
  const count = Math.min(tiff.getUint16(directory, isLittle), MOST_ENTRIES);
  for (let at = directory + 2; at < directory + 2 + count * ENTRY_BYTES; at += ENTRY_BYTES) {
    if (tiff.getUint16(at, isLittle) === tag) return at;
  }
  return null;
}

/** Words longer than four bytes lie elsewhere in the file. */
function textIn(tiff: DataView, entry: number | null, isLittle: boolean): string {
  if (entry === null) return '';
  const length = Math.min(tiff.getUint32(entry + 4, isLittle), 32);
  const start = length > 4 ? tiff.getUint32(entry + 8, isLittle) : entry + 8;
  const letters = Array.from({ length }, (_, place) => String.fromCharCode(tiff.getUint8(start + place)));
  return letters.join('').replaceAll('\0', '');
}

const DATE = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})$/;

function momentOf(date: string, offset: string): number | null {
  const zone = /^[+-]\d{2}:\d{2}$/.test(offset) ? offset : CHINA;
  const moment = Date.parse(date.replace(DATE, `$1-$2-$3T$4${zone}`));
  return DATE.test(date) && Number.isFinite(moment) ? moment : null;
}
