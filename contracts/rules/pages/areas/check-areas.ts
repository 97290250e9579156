import type { CheckedValue } from '../checked-value.ts';
import { AREA_LOOKS, AREA_SHAPES, type AreaTarget, type HotArea } from '../document.ts';
import { ID } from '../ids.ts';
import { DOCUMENT_LIMITS as LIMITS } from '../limits.ts';
import { isAreaKind, targetProblem } from './targets.ts';

export const AREAS_OF_PAGE = 50;
export const AREA_LABEL_MAX = 60;
export const AREA_CORNERS = { min: 3, max: 20 } as const;
/** Shorter than this nothing can be pressed. */
export const AREA_SIDE_MIN_MM = 1;

/** The parts of a target beside its kind. */
const PARTS: Readonly<Record<AreaTarget['to'], string>> = {
  page: 'page',
  address: 'address',
  mail: 'address',
  phone: 'phone',
  picture: 'source',
  text: 'text',
  product: 'opusID',
};

/** Checks the hot areas of a page (热区). One that leads to a page that is gone is kept: its page may come back. */
export function checkAreas(areas: CheckedValue): void {
  const ids = new Set<unknown>();
  for (const area of areas.list(AREAS_OF_PAGE)) {
    if (!area.isRecord(['id', 'shape', 'points', 'target', 'label', 'look', 'color'])) continue;
    area.get('id').newIn(ids, ID);
    if (area.get('shape').oneOf(AREA_SHAPES)) checkPoints(area);
    area.get('label').text(AREA_LABEL_MAX);
    area.maybe('look')?.oneOf(AREA_LOOKS);
    area.maybe('color')?.color();
    checkTarget(area.get('target'));
  }
}

function checkPoints(area: CheckedValue): void {
  const points = area.get('points');
  const numbers = points.list(2 * AREA_CORNERS.max);
  for (const number of numbers) number.number(0, LIMITS.longestMm);
  const shape = area.get('shape').value as HotArea['shape'];
  const { length } = numbers;
  const isRight =
    shape === 'polygon' ? length >= 2 * AREA_CORNERS.min : length === (shape === 'rect' ? 4 : 2);
  if (!isRight || length % 2 === 1) points.blame('矩形两个角，多边形 3 到 20 个角，圆点一个点，每个点两个数');
  else if (shape === 'rect' && !isWide(numbers.map(({ value }) => Number(value)))) {
    points.blame(`矩形的每条边至少 ${AREA_SIDE_MIN_MM} 毫米`);
  }
}

function isWide([left = 0, top = 0, right = 0, bottom = 0]: readonly number[]): boolean {
  return right - left >= AREA_SIDE_MIN_MM && bottom - top >= AREA_SIDE_MIN_MM;
}

function checkTarget(target: CheckedValue): void {
  const { value: to } = target.get('to');
  if (!isAreaKind(to)) {
    target.get('to').blame('没有这种热区');
    return;
  }
  const part = PARTS[to];
  if (!target.isRecord(['to', part])) return;
  target.get(part).text(LIMITS.addressLength);
  if (to === 'page') target.get(part).matches(ID, '编号应为 8 个字母');
  if (typeof target.get(part).value !== 'string') return;
  const problem = targetProblem(target.value as AreaTarget);
  if (problem !== '') target.get(part).blame(problem);
}
