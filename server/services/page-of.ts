import { PAGE_MAX, PAGE_SIZE_MAX } from '#contracts/rules/limits.ts';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';
import { refusal } from '#server/errors.ts';

/** Which page a call asks for (分页). */
export function pageOf(
  input: { readonly page?: string; readonly pageSize?: string },
  usualSize: number,
  sizeMax: number = PAGE_SIZE_MAX,
): { readonly page: number; readonly pageSize: number } {
  const page = parseWholeNumber(input.page ?? '1');
  const pageSize = parseWholeNumber(input.pageSize ?? String(usualSize));
  if (!page || page > PAGE_MAX || !pageSize || pageSize > sizeMax) throw refusal('bad-page');
  return { page, pageSize };
}
