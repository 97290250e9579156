/** Where the cover of a work (封面) is found. */
export function coverAddress(artId: string): string {
  return `/media/art/${artId}.svg`;
}
