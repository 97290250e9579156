/** Where its owner sees a picture of a card; empty where there is none. */
export function pictureAddress(hash: string): string {
  return hash === '' ? '' : `/media/files/${hash}?size=small`;
}
