import { KEYWORD_LONGEST } from '../pages/search-pages.ts';

/** The list of works in which those of that name are. */
export function worksNamed(name: string): string {
  const keyword = [...name].slice(0, KEYWORD_LONGEST).join('');
  return `/manager/opus_list/all?${new URLSearchParams({ keyword })}`;
}
