/**
 * Edits that turn one word into the other: insertions, deletions and replacements of a letter. Plain JavaScript,
 * because the commands suggest words before anything is installed that reads TypeScript.
 * @param {string} from
 * @param {string} to
 * @returns {number}
 */
export function editDistance(from, to) {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = row[j - 1] + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[to.length];
}
