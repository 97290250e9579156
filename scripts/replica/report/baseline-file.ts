import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv/dist/2020.js';
import { UsageError } from '../cli/flags.ts';
import { writeOutput } from '../cli/output.ts';
import type { BaselineEntry } from './baseline.ts';
import schema from './schemas/baseline.schema.json' with { type: 'json' };

const SCHEMA = fileURLToPath(new URL('schemas/baseline.schema.json', import.meta.url));

/** A mistake in the file is told before anything is asked; one that shall only be written need not be there yet. */
export function readBaseline(file: string, mayBeNew: boolean): BaselineEntry[] {
  if (mayBeNew && !existsSync(file)) return [];
  const content = parsed(file);
  const validate = new Ajv({ allErrors: true }).compile<{ findings: BaselineEntry[] }>(schema);
  if (!validate(content)) {
    const [first] = validate.errors ?? [];
    throw new UsageError(`--baseline: ${file} ${first?.instancePath || 'as a whole'} ${first?.message}.`);
  }
  for (const { fingerprint, expires } of content.findings) {
    if (!isDay(expires)) throw new UsageError(`--baseline: ${file} ${fingerprint}: ${expires} is no day.`);
  }
  return content.findings;
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`--baseline: ${file}: ${error instanceof Error ? error.message : 'cannot be read'}`);
  }
}

/** There is no 30th of February. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** With the schema of its form, by which an editor helps. */
export function writeBaseline(file: string, findings: readonly BaselineEntry[]): void {
  const $schema = relative(dirname(resolve(file)), SCHEMA)
    .split(sep)
    .join('/');
  writeOutput(file, `${JSON.stringify({ $schema, version: 1, findings }, null, 2)}\n`, 'baseline');
}
