import { PATHS } from './paths.ts';

/** Where a work of this kind is edited online (在线编辑). */
export function editingPath(type: string, opusID: string): string {
  return PATHS[type === 'calendar' ? 'opusDocCalendar' : 'opusListEdit'].getHref({ id: opusID });
}
