import { KEYWORD_LONGEST } from '../pages/search-pages.ts';

/** The list of works, filtered by this name. */
export function worksNamed(name: string): string {
  const keyword = [...name].slice(0, KEYWORD_LONGEST).join('');
  return `/manager/opus_list/all?${new URLSearchParams({ keyword })}`;
}
