import { fromWire, SERVLET_PATH } from '#contracts/servlet-url.ts';
import type { ContractDocument } from './document.ts';
import { type Form, KEPT, type Servlet, withPaths } from './projections.ts';

/** A projection back in the virtual form: nothing of the contract may be lost on the way. */
export function unproject(document: ContractDocument, form: Form): ContractDocument {
  if (form === 'virtual') return document;
  return form === 'wire' ? withPaths(document, virtualPath) : fromSingle(document);
}

function virtualPath(wire: string): string {
  const virtual = fromWire(wire);
  return virtual.ok ? virtual.url : wire;
}

function fromSingle(document: ContractDocument): ContractDocument {
  const { [SERVLET_PATH]: servlet = {}, ...others } = document.paths;
  const paths: ContractDocument['paths'] = {};
  for (const [verb, operation] of Object.entries(servlet as Servlet)) {
    for (const [path, kept] of Object.entries(operation[KEPT] ?? {})) paths[path] = { [verb]: kept };
  }
  return { ...document, paths: { ...paths, ...others } };
}
