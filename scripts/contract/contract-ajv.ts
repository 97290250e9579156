import type Ajv from 'ajv/dist/2020.js';
import { createAjv } from '#server/servlet/ajv.ts';
import type { ContractDocument } from './document.ts';

const known = new WeakMap<ContractDocument, Ajv>();

/** Compiles what refers to parts of this document as `contract#/...`. */
export function contractAjv(document: ContractDocument): Ajv {
  const ajv = known.get(document) ?? createAjv();
  if (!known.has(document)) {
    ajv.addSchema({ ...document, $id: 'contract' } as object);
    known.set(document, ajv);
  }
  return ajv;
}
