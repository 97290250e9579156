const CONTEXT = 3;

/** Two versions of a file whose lines stand opposite each other, as a unified diff; empty where they are the same. */
export function unifiedDiff(file: string, before: readonly string[], after: readonly string[]): string {
  const changed = before.flatMap((line, at) => (line === after[at] ? [] : [at]));
  if (changed.length === 0) return '';
  // The last part of a text that ends its last line is none.
  const end = before.at(-1) === '' ? before.length - 1 : before.length;
  const hunks: { from: number; to: number }[] = [];
  for (const at of changed) {
    const [from, to] = [Math.max(0, at - CONTEXT), Math.min(end, at + CONTEXT + 1)];
    const last = hunks.at(-1);
    if (last && from <= last.to) last.to = to;
    else hunks.push({ from, to });
  }
  const parts = hunks.map(({ from, to }) => {
    const lines: string[] = [];
    for (let at = from; at < to; at += 1) {
      if (before[at] === after[at]) lines.push(` ${before[at]}`);
      else lines.push(`-${before[at]}`, `+${after[at]}`);
    }
    const range = `${from + 1},${to - from}`;
    return [`@@ -${range} +${range} @@`, ...lines].join('\n');
  });
  return `${[`--- a/${file}`, `+++ b/${file}`, ...parts].join('\n')}\n`;
}
