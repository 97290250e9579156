export type FontWeight = 400 | 700;

/** The known data of a font; lengths are thousandths of an em. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  /** One, two and three dashes (破折号) in a row: fonts draw them as one stroke shorter than its parts. */
  readonly dashes: Readonly<Record<FontWeight, readonly [number, number, number]>>;
  /**
   * Runs of neighbouring characters, parted by semicolons: the number of the first one in hexadecimal, a colon, and the
   * width of each. Where the bold width differs it follows a slash.
   */
  readonly runs: string;
}

/** Widths by code point; a character not listed is one em wide. */
export function widthsOf({ runs }: FontMetrics, weight: FontWeight): ReadonlyMap<number, number> {
  const widths = new Map<number, number>();
  for (const run of runs.split(';')) {
    const [first = '', each = ''] = run.split(':');
    const start = Number.parseInt(first, 16);
    for (const [place, entry] of each.trim().split(/\s+/).entries()) {
      const [regular, bold = regular] = entry.split('/');
      widths.set(start + place, Number(weight === 700 ? bold : regular));
    }
  }
  return widths;
}
