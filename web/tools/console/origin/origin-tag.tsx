import { PROVENANCE_SENTENCE } from '../entry.ts';
import { ProvenanceTag } from '../provenance-tag.tsx';
import type { Certainty } from './certainty.ts';

/** The tag of an operation; one that is documented but for some fields says so. */
export function OriginTag({ certainty }: { readonly certainty: Certainty }) {
  if (certainty !== 'partly') return <ProvenanceTag provenance={certainty} />;
  return (
    <span title={`${PROVENANCE_SENTENCE.documented}，其中有些字段不在文档中`}>
      <ProvenanceTag provenance="documented" /> <ProvenanceTag provenance="assumed" />
    </span>
  );
}
