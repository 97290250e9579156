import { type ContractDocument, inputNames, type LocatedOperation, operationsOf } from './document.ts';

export type TableRow = ReturnType<typeof tableRow>;

/** The runtime table: small enough for the browser, so it holds no schema. */
export function buildTable(document: ContractDocument): TableRow[] {
  return operationsOf(document).map((located) => tableRow(document, located));
}

function tableRow(document: ContractDocument, { path, httpMethod, operation }: LocatedOperation) {
  const [service = '', method = ''] = operation.operationId.split('.');
  return {
    id: operation.operationId,
    service,
    method,
    httpMethod,
    path,
    wirePath: operation['x-wire'].path,
    summary: operation.summary ?? '',
    provenance: operation['x-provenance'],
    effect: operation['x-effect'],
    resource: operation['x-resource'] ?? null,
    invalidates: operation['x-invalidates'] ?? [],
    takesIntentKey: inputNames(document, operation).includes('idemKey'),
    session: sessionRule(operation.security),
    reply: operation.responses['200']?.content?.['text/plain'] ? 'text' : 'json',
    membership: operation['x-membership'] ?? null,
    answersBadInput: operation['x-bad-input'] === 'handler',
  };
}

/** No `security` of its own means the document's default, a required token. */
function sessionRule(security: Record<string, string[]>[] | undefined): string {
  if (!security) return 'required';
  if (security.length === 0) return 'none';
  return security.some((entry) => Object.keys(entry).length === 0) ? 'optional' : 'required';
}
