import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ContractDocument } from '#scripts/contract/document.ts';
import { UsageError } from '../cli/flags.ts';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CONTRACT = 'contracts/generated/openapi.json';

/** The contract as it lies here. */
export function ownContract(): ContractDocument {
  return JSON.parse(readFileSync(`${ROOT}${CONTRACT}`, 'utf8'));
}

/** A contract by its file, or by a revision of this repository; nothing more than one of the two is looked for. */
export function contractNamed(name: string): ContractDocument {
  if (existsSync(name)) return parsed(readFileSync(name, 'utf8'), name);
  // git would take it for an option of its own.
  if (name.startsWith('-')) throw new UsageError(`"${name}" was not expected here.`);
  try {
    const text = execFileSync('git', ['show', `${name}:${CONTRACT}`], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return parsed(text, name);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`"${name}" is neither a file nor a git revision that has ${CONTRACT}.`);
  }
}

function parsed(text: string, name: string): ContractDocument {
  try {
    const document: ContractDocument = JSON.parse(text);
    if (document !== null && typeof document === 'object' && typeof document.paths === 'object')
      return document;
  } catch {
    // Told below, like a document without paths.
  }
  throw new UsageError(`"${name}" is no OpenAPI document in JSON.`);
}
