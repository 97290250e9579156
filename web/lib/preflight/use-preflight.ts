import { useEffect, useRef, useState } from 'react';
import type { PageDocument } from '#contracts/rules/pages/document.ts';
import type { Finding, PrintFacts } from '#contracts/rules/print/preflight/finding.ts';
import { createPreflightChecker } from './preflight-checker.ts';

/** So long a document has to stay as it is before it is checked. */
const REST_MS = 600;

/** What the preflight finds in a document that rests (预检); null while it looks. */
export function usePreflight(document: PageDocument, facts: PrintFacts): readonly Finding[] | null {
  const asked = useRef(document);
  const [found, setFound] = useState<{ readonly of: PageDocument; readonly findings: readonly Finding[] }>();
  const [checker] = useState(() =>
    createPreflightChecker((findings) => setFound({ of: asked.current, findings })),
  );
  useEffect(() => {
    const timer = setTimeout(() => {
      asked.current = document;
      checker.check(document, facts);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [checker, document, facts]);
  useEffect(() => checker.stop, [checker]);
  return found?.of === document ? found.findings : null;
}
