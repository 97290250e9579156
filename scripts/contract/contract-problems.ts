import type Ajv from 'ajv/dist/2020.js';
import { fromWire, toWire } from '#contracts/servlet-url.ts';
import { contractAjv } from './contract-ajv.ts';
import {
  type ContractDocument,
  type ContractOperation,
  type LocatedOperation,
  type MediaType,
  operationsOf,
} from './document.ts';
import { fieldProvenanceProblems, PROVENANCES } from './field-provenance.ts';
import { ownershipProblems } from './ownership-problems.ts';
import { resourceProblems } from './resource-problems.ts';

/** Everything that has to be mended by hand in the contract, one sentence each. */
export function contractProblems(document: ContractDocument): string[] {
  const ajv = contractAjv(document);
  const located = operationsOf(document);
  return [
    ...located.flatMap((one) => [
      ...nameProblems(one),
      ...provenanceProblems(one.operation),
      ...exampleProblems(one, ajv),
      ...ownershipProblems(document, one.operation),
    ]),
    ...resourceProblems(document),
    ...fieldProvenanceProblems(document),
  ];
}

function nameProblems({ path, operation }: LocatedOperation): string[] {
  const wireUrl = toWire(path);
  const back = fromWire(wireUrl);
  const isServletCall = operation['x-wire'].serviceName !== undefined;
  if (!isServletCall || (wireUrl !== path && back.ok && back.url === path)) return [];
  return [`${operation.operationId}: ${path} does not survive the wire form`];
}

function provenanceProblems({ operationId, 'x-provenance': provenance }: ContractOperation): string[] {
  if (provenance && PROVENANCES.has(provenance)) return [];
  return [`${operationId} has no x-provenance: say documented, assumed or invented`];
}

function exampleProblems({ path, httpMethod, operation }: LocatedOperation, ajv: Ajv): string[] {
  const id = operation.operationId;
  const replies = Object.entries(operation.responses['200']?.content ?? {});
  const names = replies.flatMap(([, media]) => Object.keys(media.examples ?? {}));
  return [
    ...(names.includes('success') ? [] : [`${id} has no example named success`]),
    ...replies.flatMap(([type, media]) => invalidExamples(id, pointer(path, httpMethod, type), media, ajv)),
  ];
}

function invalidExamples(id: string, schemaPointer: string, media: MediaType, ajv: Ajv): string[] {
  const examples = Object.entries(media.examples ?? {});
  if (examples.length === 0) return [`${id} has a reply without an example (${schemaPointer})`];
  const validate = ajv.compile({ $ref: `contract#${schemaPointer}` });
  return examples
    .filter(([, { value }]) => !validate(value))
    .map(
      ([name]) => `${id}: the example ${name} is outside the contract (${ajv.errorsText(validate.errors)})`,
    );
}

function pointer(path: string, httpMethod: string, type: string): string {
  const parts = ['paths', path, httpMethod.toLowerCase(), 'responses', '200', 'content', type, 'schema'];
  return `/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
}
