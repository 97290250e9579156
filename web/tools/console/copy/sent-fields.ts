import type { JournalEntry } from '#contracts/control/journal.ts';
import { isOperationId, operationMeta } from '#contracts/operations.ts';
import { METHOD_PARAMETER, SERVICE_PARAMETER, SERVLET_PATH } from '#contracts/servlet-url.ts';
import { fieldsOf, textOf } from '../read.ts';

/** What stands in the journal where a secret was. */
export const HIDDEN = '***';

/** Whether the call came with a signature. */
export function isSigned({ request }: Pick<JournalEntry, 'request'>): boolean {
  return 'sign' in { ...fieldsOf(request.query), ...fieldsOf(request.body) };
}

/**
 * The values that were sent, name by name, without the signature, which is made of them anew; a value that was cut away for
 * its length is missing.
 */
export function sentFields({ request }: Pick<JournalEntry, 'request'>): Record<string, string> {
  const given = { ...fieldsOf(request.query), ...fieldsOf(request.body) };
  const names = [SERVICE_PARAMETER, METHOD_PARAMETER, 'sign'];
  return Object.fromEntries(
    Object.entries(given)
      .filter(([name]) => !names.includes(name))
      .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : textOf(value)]),
  );
}

/** The path on the wire and the names that it carries, as the product's own pages send them. */
export function wireOf(operation: string): { readonly path: string; readonly names: Record<string, string> } {
  const [service = '', method = ''] = operation.split('.');
  const path = isOperationId(operation) ? operationMeta(operation).wirePath : SERVLET_PATH;
  return {
    path,
    names: path === SERVLET_PATH ? { [SERVICE_PARAMETER]: service, [METHOD_PARAMETER]: method } : {},
  };
}

export function needsSession(operation: string): boolean {
  return isOperationId(operation) ? operationMeta(operation).session !== 'none' : true;
}

/** A masked account is nobody's. */
export function knownAccount(account: string | null): string {
  return account === null || account.includes('*') ? 'super' : account;
}

/** JSON as this code base writes objects: names without quotes where they can be, single quotes. */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${escaped(value)}'`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((item) => `${inner}${literal(item, inner)},\n`).join('')}${indent}]`;
  }
  const lines = Object.entries(value).map(([name, item]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${escaped(name)}'`;
    return `${inner}${key}: ${literal(item, inner)},\n`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
}

function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
