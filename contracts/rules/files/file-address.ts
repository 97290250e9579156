/** Where whoever brought a file sees it; nowhere where there is none. */
export function fileAddress(hash: string): string {
  return hash === '' ? '' : `/media/files/${hash}`;
}
