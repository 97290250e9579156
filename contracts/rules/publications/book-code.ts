export const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

/** The end of a book's link. Its letters are easy to tell apart when read aloud or copied by hand. */
export const BOOK_CODE = /^[0-9a-z]{10}$/;

/** A random code: 0 to 1 for each of its ten letters. */
export function bookCode(chance: () => number): string {
  return Array.from({ length: 10 }, () => LETTERS[Math.floor(chance() * LETTERS.length)]).join('');
}
