const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

/** What a book's link ends with. No letter of it is taken for another one when it is read aloud or copied by hand. */
export const BOOK_CODE = /^[0-9a-z]{10}$/;

/** A code from chance: 0 to 1 for each of its ten letters. */
export function bookCode(chance: () => number): string {
  return Array.from({ length: 10 }, () => LETTERS[Math.floor(chance() * LETTERS.length)]).join('');
}
