import { storageFull } from '#server/errors.ts';

/** How many bytes may lie somewhere, and how many do. */
export interface FileRoom {
  /** Throws `storageFull` where they do not fit, and has taken nothing then. */
  take(bytes: number): void;
  give(bytes: number): void;
  /** Gives everything back; whatever is still on its way then counts no more. */
  close(): void;
}

interface RoomParts {
  readonly most: number;
  /** What is told where there is no room left. */
  readonly words: string;
  /** A larger room that this one is a part of. */
  readonly within?: FileRoom;
}

export function createFileRoom({ most, words, within }: RoomParts): FileRoom {
  let taken = 0;
  let isClosed = false;
  return {
    take(bytes) {
      if (isClosed) return;
      if (taken + bytes > most) throw storageFull(words);
      within?.take(bytes);
      taken += bytes;
    },
    give(bytes) {
      if (isClosed) return;
      within?.give(bytes);
      taken -= bytes;
    },
    close() {
      if (isClosed) return;
      within?.give(taken);
      isClosed = true;
    },
  };
}

/** For the files of whoever runs the server: the disk is the limit. */
export const anyRoom = (): FileRoom => createFileRoom({ most: Number.POSITIVE_INFINITY, words: '' });
