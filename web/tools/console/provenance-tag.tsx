import type { Provenance } from '#contracts/operations.ts';
import styles from './provenance-tag.module.css';
import { useWords } from './words/words.ts';

/** Whether an operation is known from the product's documents, guessed, or made up (文档/推定/自拟). */
export function ProvenanceTag({ provenance }: { readonly provenance: Provenance | null }) {
  const { word, sentence, unmatched, unmatchedSentence } = useWords().frame.provenance;
  if (provenance === null) {
    return (
      <span className={`${styles.tag} ${styles.unmatched}`} title={unmatchedSentence}>
        {unmatched}
      </span>
    );
  }
  return (
    <span className={`${styles.tag} ${styles[provenance]}`} title={sentence[provenance]}>
      {word[provenance]}
    </span>
  );
}
