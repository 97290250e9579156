/** The address of a file for its uploader; empty where there is none. */
export function fileAddress(hash: string): string {
  return hash === '' ? '' : `/media/files/${hash}`;
}
