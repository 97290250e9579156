import type { CoverFamily, CoverMotifs, DemoWork } from '#db/works/types.ts';

type Subject = { [F in CoverFamily]: readonly [family: F, motif: CoverMotifs[F]] }[CoverFamily];
type Motif = CoverMotifs[CoverFamily];

const LAKE: Subject = ['landscape', 'lake'];
const PEAKS: Subject = ['ink-wash', 'peaks'];
const RIVER: Subject = ['ink-wash', 'river'];
const MOUNTAIN: Subject = ['landscape', 'mountain'];
const COAST: Subject = ['landscape', 'coast'];
const TERRACE: Subject = ['landscape', 'terrace'];
const DESERT: Subject = ['landscape', 'desert'];
const SNOW: Subject = ['ink-wash', 'snow'];
const LOTUS: Subject = ['botanical', 'lotus'];
const PLUM: Subject = ['botanical', 'plum'];
const FERN: Subject = ['botanical', 'fern'];
const GINKGO: Subject = ['botanical', 'ginkgo'];
const TEA: Subject = ['botanical', 'tea'];
const GABLE: Subject = ['architecture', 'gable'];
const FACADE: Subject = ['architecture', 'facade'];
const ARCHES: Subject = ['architecture', 'arches'];
const BLOCKS: Subject = ['architecture', 'blocks'];
const SEA: Subject = ['photographic', 'sea'];
const WINDOW: Subject = ['photographic', 'window'];
const BOKEH: Subject = ['photographic', 'bokeh'];
const MEADOW: Subject = ['photographic', 'meadow'];
const TABLE: Subject = ['photographic', 'table'];

/** What else a book about a thing has pictures of; the thing itself stands between them. */
const COMPANIONS: Partial<Record<Motif, readonly Subject[]>> = {
  lake: [RIVER, LOTUS, GABLE, PLUM, SNOW],
  columns: [['typographic', 'frame'], WINDOW, ['typographic', 'glyph'], PLUM],
  gable: [RIVER, ARCHES, LAKE, WINDOW, LOTUS],
  tea: [TERRACE, PLUM, PEAKS, FERN, TABLE],
  peaks: [MOUNTAIN, SNOW, TERRACE, RIVER, DESERT],
  desert: [PEAKS, MOUNTAIN, ARCHES, LAKE, BOKEH],
  river: [GABLE, LAKE, PEAKS, LOTUS, MEADOW],
  'thread-bound': [GABLE, ['typographic', 'columns'], GINKGO, RIVER, PLUM],
  bands: [FACADE, ['geometric', 'arcs'], BLOCKS, ['geometric', 'circles']],
  facade: [BLOCKS, ARCHES, GABLE, ['geometric', 'lattice'], BOKEH],
  circles: [TERRACE, ['geometric', 'waves'], FERN, COAST, MEADOW],
  arcs: [BLOCKS, ['geometric', 'lattice'], WINDOW, FACADE],
  arches: [GINKGO, GABLE, MEADOW, WINDOW, SNOW],
  lattice: [WINDOW, ARCHES, ['geometric', 'arcs'], BLOCKS],
  mountain: [PEAKS, TERRACE, LAKE, SNOW, FERN],
  table: [WINDOW, TEA, GINKGO],
  blocks: [WINDOW, FACADE, ARCHES, ['geometric', 'lattice']],
  fern: [FERN, FERN, TEA, FERN, TERRACE],
  coast: [SEA, LAKE, ['geometric', 'waves'], MOUNTAIN, BOKEH],
  bokeh: [FACADE, BLOCKS, SEA, WINDOW],
  waves: [TEA, ['geometric', 'lattice'], WINDOW, ['geometric', 'circles']],
  almanac: [PLUM, TEA, LOTUS, GINKGO, SNOW],
  month: [PEAKS, LAKE, TERRACE, RIVER, SNOW],
  year: [GABLE, MEADOW, TERRACE, SEA, SNOW],
  window: [MEADOW, TABLE, SEA, PLUM],
  meadow: [ARCHES, WINDOW, GINKGO, SEA],
  sea: [COAST, BOKEH, TABLE, LAKE],
  plum: [LOTUS, GINKGO, FERN, WINDOW, TEA],
  lotus: [PLUM, WINDOW, GINKGO, LAKE],
  snow: [PEAKS, MOUNTAIN, RIVER, GABLE],
  terrace: [PEAKS, TEA, MOUNTAIN, LAKE],
  ginkgo: [PLUM, ARCHES, GABLE, WINDOW],
};

const GUESTS: readonly CoverMotifs['playful'][] = ['whale', 'moon', 'snail', 'tree', 'bear'];
const PRESS: readonly CoverMotifs['newspaper'][] = [
  'bridge',
  'tea-hills',
  'harbour',
  'lanterns',
  'field',
  'books',
];

/** What the picture at a place of a work shows, from 0: its own subject first and after every other one. */
export function plateSubject(work: DemoWork, place: number): Subject {
  const own = [work.family, work.motif] as Subject;
  const others = companionsOf(work);
  const isStoryOver = work.family === 'playful' && place > 2 * others.length;
  const isOwn = place % 2 === 0 || others.length === 0 || isStoryOver;
  if (!isOwn) return others[((place - 1) / 2) % others.length] ?? own;
  return work.family === 'calendar' ? (others[(place / 2) % others.length] ?? own) : own;
}

function companionsOf({ family, motif }: DemoWork): readonly Subject[] {
  if (family === 'playful')
    return GUESTS.filter((guest) => guest !== motif).map((guest) => ['playful', guest]);
  if (family === 'newspaper')
    return PRESS.filter((subject) => subject !== motif).map((subject) => ['newspaper', subject]);
  return COMPANIONS[motif] ?? [];
}
