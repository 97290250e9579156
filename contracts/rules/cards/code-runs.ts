/** The dark fields of a code (二维码), row by row. */
export type CodeMatrix = readonly (readonly boolean[])[];

export interface CodeRun {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** Adjacent dark fields of a row as one bar: fewer shapes, and no thin light lines between them. */
export function codeRuns(matrix: CodeMatrix): CodeRun[] {
  return matrix.flatMap((row, y) => {
    const runs: CodeRun[] = [];
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const begin = x;
      while (row[x + 1]) x += 1;
      runs.push({ x: begin, y, w: x - begin + 1 });
    }
    return runs;
  });
}

/** A code as one path, a unit to a field. */
export function codePath(matrix: CodeMatrix, offset: number): string {
  return codeRuns(matrix)
    .map(({ x, y, w }) => `M${x + offset} ${y + offset}h${w}v1h-${w}z`)
    .join('');
}
