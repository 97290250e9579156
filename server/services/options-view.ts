import type { ReaderOptions } from '#contracts/rules/publications/reader-options.ts';

/** How a book is read, in the words of the contract. */
export function optionsView(options: ReaderOptions) {
  return { ...options, permits: [...options.permits] };
}
