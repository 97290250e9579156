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

/** Everything about the contract that a person has to mend, one sentence each. */
export function contractProblems(document: ContractDocument): string[] {
  const ajv = contractAjv(document);
  const located = operationsOf(document);
  return [
    ...repeatedIds(located),
    ...located.flatMap((one) => [
      ...nameProblems(one),
      ...markProblems(one.operation),
      ...exampleProblems(one, ajv),
      ...ownershipProblems(document, one.operation),
    ]),
    ...resourceProblems(document),
    ...fieldProvenanceProblems(document),
  ];
}

function repeatedIds(located: readonly LocatedOperation[]): string[] {
  const ids = located.map(({ operation }) => operation.operationId);
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `${id} stands twice in the contract`);
}

function nameProblems({ path, operation }: LocatedOperation): string[] {
  const id = operation.operationId;
  const wire = operation['x-wire'];
  if (!wire) return [`${id} has no x-wire: say path, serviceName and medthodName`];
  if (!wire.serviceName) return wire.path === path ? [] : [`${id}: x-wire.path must be ${path}`];
  const virtual = `${wire.path}/${wire.serviceName}/${wire.medthodName}`;
  const wireUrl = toWire(path);
  const back = fromWire(wireUrl);
  return [
    ...(virtual === path ? [] : [`${id}: x-wire spells ${virtual}, the path is ${path}`]),
    ...(`${wire.serviceName}.${wire.medthodName}` === id
      ? []
      : [`${id}: the operationId must be Service.method`]),
    ...(wireUrl !== path && back.ok && back.url === path
      ? []
      : [`${id}: ${path} does not survive the wire form`]),
  ];
}

function markProblems(operation: ContractOperation): string[] {
  const id = operation.operationId;
  const provenance = operation['x-provenance'];
  const effect = operation['x-effect'];
  return [
    ...(provenance && PROVENANCES.has(provenance)
      ? []
      : [`${id} has no x-provenance: say documented, assumed or invented`]),
    ...(effect === 'read' || effect === 'write' ? [] : [`${id} has no x-effect: say read or write`]),
    ...(operation.responses['200'] ? [] : [`${id} has no reply 200`]),
  ];
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
