/** Kinds of publication a member can make. */
export type PublicationType = 'ebook' | 'epaper' | 'magazine' | 'document' | 'calendar' | 'album';

/** Every cover family with the motifs it can draw. The motif ties the picture to the title. */
export interface CoverMotifs {
  landscape: 'mountain' | 'lake' | 'desert' | 'coast' | 'terrace';
  'ink-wash': 'peaks' | 'river' | 'snow';
  botanical: 'plum' | 'fern' | 'ginkgo' | 'lotus' | 'tea';
  architecture: 'gable' | 'facade' | 'arches' | 'blocks';
  typographic: 'thread-bound' | 'glyph' | 'columns' | 'frame';
  geometric: 'arcs' | 'circles' | 'waves' | 'lattice' | 'bands';
  playful: 'whale' | 'moon' | 'snail' | 'tree' | 'bear';
  photographic: 'sea' | 'window' | 'bokeh' | 'meadow' | 'table';
  newspaper: 'bridge' | 'tea-hills' | 'harbour' | 'lanterns' | 'field' | 'books';
  calendar: 'month' | 'year' | 'almanac';
}

export type CoverFamily = keyof CoverMotifs;

type CoverArt = { [F in CoverFamily]: { family: F; motif: CoverMotifs[F] } }[CoverFamily];

/** All that a cover drawing depends on. Two equal specifications give two equal files. */
export type CoverSpec = CoverArt & {
  artId: string;
  title: string;
  subtitle: string;
  author: string;
  /** Index into the palettes; out of range wraps around. */
  palette: number;
  widthMm: number;
  heightMm: number;
};

/** One invented publication (示例作品) that the demo accounts have. */
export type DemoWork = CoverSpec & { type: PublicationType; pageNum: number };
