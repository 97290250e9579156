import { useEffect, useState } from 'react';
import type { PageDocument } from '#contracts/rules/pages/document.ts';
import type { Finding, PrintFacts } from '#contracts/rules/print/preflight/finding.ts';
import { createPreflightChecker } from './preflight-checker.ts';

/** So long a document has to stay as it is before it is checked. */
const REST_MS = 600;

/** What the preflight finds in a document that is being changed; null until the first answer. */
export function usePreflight(document: PageDocument, facts: PrintFacts): readonly Finding[] | null {
  const [findings, setFindings] = useState<readonly Finding[] | null>(null);
  const [checker] = useState(() => createPreflightChecker(setFindings));
  useEffect(() => {
    const timer = setTimeout(() => checker.check(document, facts), REST_MS);
    return () => clearTimeout(timer);
  }, [checker, document, facts]);
  useEffect(() => checker.stop, [checker]);
  return findings;
}
