/** The cover of a work before its first page has arrived. */
export const BLANK_COVER = 'blank';

const FILE = 'file:';

/** The name of an uploaded picture as a cover. */
export function fileCover(hash: string): string {
  return `${FILE}${hash}`;
}

/** Named after cards, which were the first to have it. */
const PAGE = 'card:';

/** The first page of a work as its cover, by the hash of what stands on it, and that of what it shares with other pages. */
export function pageCover(contentHash: string, mastersHash?: string | null): string {
  return `${PAGE}${[contentHash, ...(mastersHash ? [mastersHash] : [])].join(SHARED)}`;
}

const SHARED = '-';

/** Both hashes of what such a cover shows. */
export function hashesOfCover(name: string): readonly [content: string, masters: string] {
  const [content = '', masters = ''] = name.split(SHARED);
  return [content, masters];
}

/** The address of the cover of a work (封面). */
export function coverAddress(artId: string): string {
  if (artId.startsWith(PAGE)) return `/media/covers/${artId.slice(PAGE.length)}.svg`;
  return artId.startsWith(FILE)
    ? `/media/files/${artId.slice(FILE.length)}?size=small`
    : `/media/art/${artId}.svg`;
}
