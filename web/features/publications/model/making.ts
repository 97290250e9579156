import { type Area, isAreaOpen } from '#contracts/rules/account/membership.ts';
import type { PathName } from '#web/lib/paths.ts';
import { PATHS } from '#web/lib/paths.ts';
import type { StaticPath } from '#web/lib/screen.ts';
import type { WorkList } from './work-question.ts';

type Maker = Extract<
  PathName,
  'makeEbook' | 'epaper' | 'magazine' | 'opusDocument' | 'opusDocCalendar' | 'opusListEdit'
>;

/** Where works of a list are made (制作), and what the way there is called. */
const MAKERS: Readonly<Record<WorkList, readonly [Maker, string]>> = {
  all: ['makeEbook', '制作作品'],
  ebook: ['makeEbook', '制作电子书'],
  epaper: ['epaper', '制作电子报'],
  magazine: ['magazine', '制作杂志'],
  document: ['opusDocument', '新建文档'],
  calendar: ['opusDocCalendar', '制作台历'],
  album: ['opusListEdit', '制作画册'],
  archive: ['makeEbook', '制作作品'],
  trash: ['makeEbook', '制作作品'],
};

export interface Making {
  readonly path: StaticPath;
  readonly label: string;
  /** Only making is locked, never what was made. */
  readonly isLocked: boolean;
}

export function makingOf(type: WorkList, vipName: string): Making {
  const [maker, label] = MAKERS[type];
  const path: StaticPath & { readonly area?: Area } = PATHS[maker];
  return { path, label, isLocked: path.area !== undefined && !isAreaOpen(path.area, vipName) };
}
