/** The cover of a work whose first page has not come yet. */
export const BLANK_COVER = 'blank';

const FILE = 'file:';

/** What an uploaded picture is called as a cover. */
export function fileCover(hash: string): string {
  return `${FILE}${hash}`;
}

const CARD = 'card:';

/** The front of a printed card as its own cover, by the hash of what stands on it. */
export function cardCover(contentHash: string): string {
  return `${CARD}${contentHash}`;
}

/** Where the cover of a work (封面) is found. */
export function coverAddress(artId: string): string {
  if (artId.startsWith(CARD)) return `/media/card-fronts/${artId.slice(CARD.length)}.svg`;
  return artId.startsWith(FILE)
    ? `/media/files/${artId.slice(FILE.length)}?size=small`
    : `/media/art/${artId}.svg`;
}
