import type { CoverFamily, CoverSpec } from '#db/works/types.ts';
import { type CoverContext, createCoverContext } from './cover-context.ts';
import { architecture } from './families/architecture.ts';
import { botanical } from './families/botanical.ts';
import { calendar } from './families/calendar.ts';
import { geometric } from './families/geometric.ts';
import { inkWash } from './families/ink-wash.ts';
import { landscape } from './families/landscape.ts';
import { newspaper } from './families/newspaper.ts';
import { photographic } from './families/photographic.ts';
import { playful } from './families/playful.ts';
import { typographic } from './families/typographic.ts';
import { el, rect } from './svg.ts';

const FAMILIES: Record<CoverFamily, (c: CoverContext) => string> = {
  landscape,
  'ink-wash': inkWash,
  botanical,
  architecture,
  typographic,
  geometric,
  playful,
  photographic,
  newspaper,
  calendar,
};

/** Paper tooth: faint dark specks over everything, so that flat colour reads as print. */
function paperTooth(c: CoverContext): string {
  const filter = el(
    'filter',
    { id: c.id('tooth'), x: 0, y: 0, width: 1, height: 1 },
    el('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: 0.8,
      numOctaves: 1,
      seed: c.random.int(1, 99),
    }),
    el('feColorMatrix', { values: '0 0 0 0 .16 0 0 0 0 .13 0 0 0 0 .1 0 0 0 .5 -.18' }),
  );
  return filter + rect(0, 0, c.w, c.h, { filter: c.url('tooth'), opacity: 0.2 });
}

/** The picture of a cover (封面图) without its words, as a self-contained SVG file; equal input gives equal bytes. */
export function renderCover(spec: CoverSpec): string {
  const c = createCoverContext(spec);
  const body = FAMILIES[spec.family](c);
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${c.w} ${c.h}`,
      width: c.w,
      height: c.h,
    },
    body,
    paperTooth(c),
  );
}
