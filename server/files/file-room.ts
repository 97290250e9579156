import { refusal } from '#server/errors.ts';
import type { Account, Part } from '../shares/shares.ts';

/** How many bytes may lie somewhere, and how many do. */
export interface FileRoom {
  /** Throws `storageFull` where they do not fit, and has taken nothing then. */
  take(bytes: number): void;
  give(bytes: number): void;
  /** Gives everything back; whatever is still on its way then counts no more. */
  close(): void;
}

/** What is told where there is no room left, by who has too much. */
export type RoomWords = Readonly<Record<Exclude<Part, 'member'>, string>>;

export function createFileRoom(account: Account, words: RoomWords): FileRoom {
  return {
    take(bytes) {
      const lacking = account.take(bytes);
      if (lacking !== null && lacking !== 'member')
        throw refusal('storage-full', { message: words[lacking] });
    },
    give: (bytes) => account.count(-bytes),
    close: account.close,
  };
}

/** For the files of whoever runs the server: the disk is the limit. */
export const anyRoom = (): FileRoom => ({ take() {}, give() {}, close() {} });
