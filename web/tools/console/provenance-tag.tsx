import type { Provenance } from '#contracts/operations.ts';
import { PROVENANCE_SENTENCE, PROVENANCE_WORD } from './entry.ts';
import styles from './provenance-tag.module.css';

/** Whether an operation is known from the product's documents, guessed, or made up (文档/推定/自拟). */
export function ProvenanceTag({ provenance }: { readonly provenance: Provenance | null }) {
  if (provenance === null) {
    return (
      <span className={`${styles.tag} ${styles.unmatched}`} title="没有接口答复这次调用">
        未匹配
      </span>
    );
  }
  return (
    <span className={`${styles.tag} ${styles[provenance]}`} title={PROVENANCE_SENTENCE[provenance]}>
      {PROVENANCE_WORD[provenance]}
    </span>
  );
}
