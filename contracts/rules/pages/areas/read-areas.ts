import { type Done, done, type Refused, refusedField } from '../../decision.ts';
import { parsedJson } from '../../parsed-json.ts';
import { CheckedValue } from '../checked-value.ts';
import type { HotArea, Id } from '../document.ts';
import { DOCUMENT_LIMITS } from '../limits.ts';
import { checkAreas } from './check-areas.ts';

/** All hot areas of one page. */
export interface AreasOfPage {
  readonly page: Id;
  readonly areas: readonly HotArea[];
}

interface OfWork {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly pages: ReadonlySet<unknown>;
}

/** Reads the hot areas of some pages as they are sent (保存热区); names the place of the first mistake. */
export function readAreas(text: string, work: OfWork): Done<readonly AreasOfPage[]> | Refused<'bad-field'> {
  const problems: string[] = [];
  const list = new CheckedValue(parsedJson(text), 'areas', problems).list(DOCUMENT_LIMITS.pages);
  const taken = new Set<unknown>();
  for (const page of list) {
    if (!page.isRecord(['page', 'areas'])) continue;
    const id = page.get('page');
    id.within(work.pages, '没有这一页');
    if (taken.has(id.value)) id.blame('这一页重复了');
    taken.add(id.value);
    checkAreas(page.get('areas'));
    if (problems.length === 0) checkPlaces(page.get('areas'), work);
  }
  if (text === '' || (list.length === 0 && problems.length === 0)) problems.push('areas：没有要保存的页');
  const [problem] = problems;
  if (problem !== undefined) return refusedField('bad-areas', `热区不正确：${problem}`);
  return done(list.map(({ value }) => value as AreasOfPage));
}

function checkPlaces(areas: CheckedValue, { widthMm, heightMm }: OfWork): void {
  for (const [at, { points }] of (areas.value as readonly HotArea[]).entries()) {
    const isOn = points.every((value, place) => value <= (place % 2 === 0 ? widthMm : heightMm));
    if (!isOn) areas.get(String(at)).get('points').blame('热区要在页面以内');
  }
}
