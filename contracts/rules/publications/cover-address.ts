/** The cover of a work before its first page has arrived. */
export const BLANK_COVER = 'blank';

const FILE = 'file:';

/** The name of an uploaded picture as a cover. */
export function fileCover(hash: string): string {
  return `${FILE}${hash}`;
}

const CARD = 'card:';

/** The front of a printed card as its own cover, by the hash of its content. */
export function cardCover(contentHash: string): string {
  return `${CARD}${contentHash}`;
}

/** The address of the cover of a work (封面). */
export function coverAddress(artId: string): string {
  if (artId.startsWith(CARD)) return `/media/card-fronts/${artId.slice(CARD.length)}.svg`;
  return artId.startsWith(FILE)
    ? `/media/files/${artId.slice(FILE.length)}?size=small`
    : `/media/art/${artId}.svg`;
}
