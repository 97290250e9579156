import { ProvenanceTag } from '../provenance-tag.tsx';
import { useWords } from '../words/words.ts';
import type { Certainty } from './certainty.ts';

/** The tag of an operation; one that is documented but for some fields says so. */
export function OriginTag({ certainty }: { readonly certainty: Certainty }) {
  const { sentence } = useWords().frame.provenance;
  if (certainty !== 'partly') return <ProvenanceTag provenance={certainty} />;
  return (
    <span title={sentence.partly}>
      <ProvenanceTag provenance="documented" /> <ProvenanceTag provenance="assumed" />
    </span>
  );
}
