/** Edits that turn one word into the other: insertions, deletions and replacements of a letter. */
function distance(from, to) {
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

/** The known word that was probably meant, or undefined when none is close. */
export function nearest(word, known) {
  let best;
  let bestDistance = Math.max(3, Math.ceil(word.length / 2));
  for (const candidate of known) {
    // A beginning that was typed exactly ("doc" for "doctor") counts as one edit.
    const edits = word !== '' && candidate.startsWith(word) ? 1 : distance(word, candidate);
    if (edits < bestDistance) {
      best = candidate;
      bestDistance = edits;
    }
  }
  return best;
}

/** One sentence about a word nobody knows, with the word that was probably meant. */
export function unknownWord(kind, word, known) {
  const meant = nearest(word, known);
  const hint = meant ? `Did you mean "${meant}"?` : `Known: ${known.join(', ')}.`;
  return `Unknown ${kind} "${word}". ${hint}`;
}
