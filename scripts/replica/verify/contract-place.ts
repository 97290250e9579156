import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OperationId, Provenance } from '#contracts/operations.ts';
import { type Aspect, provenanceOf, schemaOfPart } from '#server/servlet/reply-place.ts';

const FOLDER = 'contracts/openapi';
const folder = fileURLToPath(new URL(`../../../${FOLDER}/`, import.meta.url));

/** Where a part of a reply stands in the contract, and who says so. */
export interface Place {
  readonly provenance: Provenance;
  readonly contractPlace: string;
}

export function placeOf(operation: OperationId, pointer: string, aspect: Aspect): Place {
  const found = schemaOfPart(operation, pointer);
  return {
    provenance: provenanceOf(operation, pointer, aspect),
    contractPlace:
      (found && found.name !== '' && lineOfField(found.name, found.field)) || lineOfOperation(operation),
  };
}

let files: readonly { readonly name: string; readonly lines: readonly string[] }[] | null = null;

function contractFiles() {
  files ??= readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ name, lines: readFileSync(`${folder}${name}`, 'utf8').split('\n') }));
  return files;
}

/** An operation stands by the name of its method in the file of its service, or in one of the folder of its service. */
export function lineOfOperation(operation: OperationId): string {
  const [service = '', method = ''] = operation.split('.');
  for (const { name, lines } of contractFiles()) {
    if (name !== `${service}.yaml` && !name.startsWith(`${service}/`)) continue;
    const at = lines.indexOf(`${method}:`);
    if (at >= 0) return `${FOLDER}/${name}:${at + 1}`;
  }
  return FOLDER;
}

export function lineOfField(schema: string, field: string): string {
  for (const { name, lines } of contractFiles()) {
    const top = lines.findIndex((line) => line === `  ${schema}:` || line.startsWith(`  ${schema}: `));
    if (top < 0) continue;
    const length = lines.slice(top + 1).findIndex((line) => /^ {0,2}\S/.test(line));
    const block = length < 0 ? lines.slice(top + 1) : lines.slice(top + 1, top + 1 + length);
    const at = field === '' ? -1 : block.findIndex((line) => isField(line.trimStart(), field));
    return `${FOLDER}/${name}:${top + 2 + at}`;
  }
  return '';
}

function isField(line: string, field: string): boolean {
  return line.startsWith(`${field}:`) || line.startsWith(`${field}?:`);
}
