import { isAreaOpen } from '#contracts/rules/account/membership.ts';
import { lockingArea, type ScreenFacts, type StaticPath } from '#contracts/rules/screens/screen.ts';
import type { PathName } from '#web/lib/paths.ts';
import { PATHS } from '#web/lib/paths.ts';
import type { WorkList } from './work-question.ts';

type Maker = Extract<
  PathName,
  'makeEbook' | 'epaper' | 'magazine' | 'opusDocument' | 'opusDocCalendar' | 'opusListEdit'
>;

/** The screen where works of a list are made (制作), and the label of the button that leads there. */
const MAKERS: Readonly<Record<WorkList, readonly [Maker, string]>> = {
  all: ['makeEbook', '制作作品'],
  ebook: ['makeEbook', '制作电子书'],
  epaper: ['epaper', '制作电子报'],
  magazine: ['magazine', '制作杂志'],
  document: ['opusDocument', '新建文档'],
  calendar: ['opusDocCalendar', '制作日历'],
  album: ['opusListEdit', '制作画册'],
  archive: ['makeEbook', '制作作品'],
  trash: ['makeEbook', '制作作品'],
};

export interface Making {
  readonly path: StaticPath;
  readonly label: string;
  /** Making is locked; existing works are not. */
  readonly isLocked: boolean;
}

/** Null while the screen where they are made is not open. */
export function makingOf(type: WorkList, vipName: string): Making | null {
  const [maker, label] = MAKERS[type];
  const path: StaticPath & ScreenFacts = PATHS[maker];
  if (path.state !== 'open') return null;
  const area = lockingArea(path);
  return { path, label, isLocked: area !== undefined && !isAreaOpen(area, vipName) };
}
