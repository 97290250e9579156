import {
  DAMAGED_PICTURE,
  type FileFlaw,
  NO_PICTURE,
  picturesFlaw,
} from '#contracts/rules/files/file-flaws.ts';
import { checkFile } from './check-file.ts';
import { type Extent, fittedBox, pageSizeOf } from './page-fit.ts';
import type { PagedSource } from './paged-source.ts';
import { sortedByName } from './sorted-by-name.ts';

/** The longer side of a work that is made of pictures. */
const LONGEST_MM = 210;

/** Pictures become pages (图片成册), one each in the order of their names; the first one says what size they have. */
export async function readPictures(files: readonly File[]): Promise<PagedSource | FileFlaw> {
  const pictures = sortedByName(files);
  const [first] = pictures;
  if (!first) return NO_PICTURE;
  const flaw = picturesFlaw(pictures.length) ?? (await firstFlaw(pictures));
  if (flaw) return flaw;
  const extent = await extentOf(first).catch(() => null);
  if (!extent) return ofFile(first, DAMAGED_PICTURE);
  const size = pageSizeOf(extent, LONGEST_MM / Math.max(extent.width, extent.height));
  return {
    kind: 'pages',
    ...size,
    pageNum: pictures.length,
    title: '',
    outline: async () => [],
    async page(no) {
      const picture = pictures[no - 1];
      if (!picture) throw new RangeError(`there is no picture ${no}`);
      return { picture, box: fittedBox(await extentOf(picture), size), elements: [] };
    },
    close() {},
  };
}

async function firstFlaw(pictures: readonly File[]): Promise<FileFlaw | null> {
  for (const file of pictures) {
    const known = await checkFile(file);
    const flaw = known.kind === 'pdf' ? NO_PICTURE : known;
    if (flaw.kind === 'flaw') return ofFile(file, flaw);
  }
  return null;
}

/** Among several files it has to be said which one. */
function ofFile({ name }: File, flaw: FileFlaw): FileFlaw {
  return { ...flaw, message: `${name}：${flaw.message}` };
}

/** As it is seen: the browser turns a photo as its EXIF data says. */
async function extentOf(picture: File): Promise<Extent> {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
