import type { Box, HotArea, Id } from '../document.ts';
import { boxOfArea } from './area-edits.ts';
import type { AreasOfPage } from './read-areas.ts';
import { type KnownPages, targetProblem } from './targets.ts';

/** The share of a page on either side where a press turns it (翻页边). */
export const TURN_EDGE = 0.04;

export interface AreaProblem {
  readonly page: Id;
  readonly area: Id;
  /** `gone` and `bad` do nothing for readers; the others are warnings. */
  readonly kind: 'gone' | 'bad' | 'edge' | 'covered';
  readonly message: string;
}

interface Work {
  readonly widthMm: number;
  readonly pages: Pick<KnownPages, 'numberOf'>;
}

/** What is wrong with the areas of a page (检查), each by itself. */
export function problemsOf({ page, areas }: AreasOfPage, work: Work): AreaProblem[] {
  const placed = areas.map((area) => ({ area, box: boxOfArea(area) }));
  return placed.flatMap((one, at) =>
    problems(one, placed.slice(at + 1), work).map(([kind, message]) => ({
      ...{ page, area: one.area.id, kind, message },
    })),
  );
}

interface Placed {
  readonly area: HotArea;
  readonly box: Box;
}

type Told = readonly [AreaProblem['kind'], string];

function problems(one: Placed, above: readonly Placed[], { widthMm, pages }: Work): Told[] {
  const { target } = one.area;
  const found: Told[] = [];
  const bad = targetProblem(target);
  if (bad !== '') found.push(['bad', bad]);
  if (target.to === 'page' && pages.numberOf(target.page) === null) {
    found.push(['gone', '失效：要跳到的页已经不在了']);
  }
  const { x, w } = one.box;
  if (x < TURN_EDGE * widthMm || x + w > (1 - TURN_EDGE) * widthMm) {
    found.push(['edge', '靠近翻页的边，读者可能翻了页而没有点到']);
  }
  const hidden = above.filter((other) => covers(other, one)).length;
  if (hidden > 0) found.push(['covered', `被上面的 ${hidden} 个热区整个盖住`]);
  return found;
}

/** Where one area lies wholly below another, a press never reaches it. */
function covers(upper: Placed, lower: Placed): boolean {
  if (upper.area.shape !== 'rect') return false;
  const [a, b] = [upper.box, lower.box];
  return a.x <= b.x && a.y <= b.y && a.x + a.w >= b.x + b.w && a.y + a.h >= b.y + b.h;
}

/** How many other areas of the page share ground with one. */
export function overlapsOf(area: HotArea, areas: readonly HotArea[]): number {
  const a = boxOfArea(area);
  return areas.filter((other) => {
    const b = boxOfArea(other);
    return other !== area && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
  }).length;
}
