import { editDistance } from '../../contracts/edit-distance.mjs';
import { words } from './words/words.mjs';

/** The known word that was probably meant, or undefined when none is close. */
export function nearest(word, known) {
  let best;
  let bestDistance = Math.max(3, Math.ceil(word.length / 2));
  for (const candidate of known) {
    // A beginning that was typed exactly ("doc" for "doctor") counts as one edit.
    const edits = word !== '' && candidate.startsWith(word) ? 1 : editDistance(word, candidate);
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
  const say = words();
  const sentences = [say.unknown(kind, word), meant ? say.meant(meant) : say.known(known)];
  // A full stop of Chinese brings its own room.
  return sentences.join(' ').replace('。 ', '。');
}
