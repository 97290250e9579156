import { paletteAt } from '#db/works/palette.ts';
import type { CoverFamily, CoverMotifs, CoverSpec, DemoWork } from '#db/works/types.ts';
import { type CoverContext, createCoverContext } from './cover-context.ts';
import { architectureScene } from './families/architecture.ts';
import { botanicalScene } from './families/botanical.ts';
import { geometric } from './families/geometric.ts';
import { inkWash } from './families/ink-wash.ts';
import { landscape } from './families/landscape.ts';
import { letterless } from './families/letterless.ts';
import { SHOTS } from './families/photo-scenes.ts';
import { PLAY_SCENES } from './families/playful-scenes.ts';
import { pressPhoto } from './families/press-photos.ts';
import { plateSubject } from './plate-subjects.ts';
import { el, group, num } from './svg.ts';

export const MOST_PLATES = 24;

const SCENES: Record<CoverFamily, (c: CoverContext) => string> = {
  landscape,
  'ink-wash': inkWash,
  botanical: botanicalScene,
  architecture: architectureScene,
  typographic: letterless,
  geometric,
  playful: (c) => PLAY_SCENES[c.spec.motif as CoverMotifs['playful']](c),
  photographic: (c) => SHOTS[c.spec.motif as CoverMotifs['photographic']](c, { x: 0, y: 0, w: c.w, h: c.h }),
  newspaper: (c) => pressPhoto(c, 0, 0, c.w, c.h),
  calendar: landscape,
};

/**
 * Picture `n` inside a work (内页插图), without any lettering: odd ones lie (3 : 2), even ones stand (3 : 4). Equal
 * input gives equal bytes. Covers soften and grain themselves with filters; pages are turned at sixty frames a second,
 * so that here these are left out.
 */
export function renderPlate(work: DemoWork, n: number): string {
  const place = Math.floor((n - 1) / 2);
  const isLying = n % 2 === 1;
  const [family, motif] = plateSubject(work, place);
  // Family and motif come as one pair, which a spread of both takes apart for the compiler.
  const spec = {
    ...work,
    family,
    motif,
    artId: `${work.artId}/${n}`,
    widthMm: isLying ? 150 : 75,
    heightMm: 100,
  };
  const c = createCoverContext(spec as CoverSpec);
  const scene = withoutFilters(SCENES[family](c));
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${c.w} ${c.h}`, width: c.w, height: c.h },
    group({ transform: closeUp(c, place) }, scene),
    veil(c, place),
  );
}

function withoutFilters(svg: string): string {
  return svg
    .replace(/<filter .*?<\/filter>/g, '')
    .replace(/<rect [^>]*filter="[^>]*opacity="0\.[123]\d*"\/>/g, '')
    .replace(/ filter="[^"]*"/g, '');
}

/** The same subject from another side: mirrored every other time, and nearer for the later ones. */
function closeUp({ w, h }: CoverContext, place: number): string {
  const scale = 1 + (Math.floor(place / 3) % 3) * 0.16;
  const share = (place * 5) % 7;
  const x = -(scale - 1) * w * (share / 6);
  const y = -(scale - 1) * h * 0.7;
  const mirror = place % 2 === 1 ? `translate(${num(w)} 0) scale(-1 1) ` : '';
  return `${mirror}translate(${num(x)} ${num(y)}) scale(${scale})`;
}

/** Hours of the day: a thin coloured light over the picture. */
function veil({ w, h, palette }: CoverContext, place: number): string {
  const lights = [
    undefined,
    palette.accent,
    palette.tones[2],
    undefined,
    paletteAt(7).tones[2],
    palette.tones[3],
  ];
  const fill = lights[place % lights.length];
  return fill === undefined ? '' : el('rect', { x: 0, y: 0, width: w, height: h, fill, opacity: 0.13 });
}
