import { PATHS } from './paths.ts';

/** Where a work of this kind is edited online (在线编辑), at one of its pages where one is named. */
export function editingPath(type: string, opusID: string, page?: number): string {
  const { getHref } = PATHS[type === 'calendar' ? 'opusDocCalendar' : 'opusListEdit'];
  return getHref({ id: opusID, page: page?.toString() });
}
