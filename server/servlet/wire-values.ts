import type { OperationMeta } from '#contracts/operations.ts';
import { schemaOf } from './validators.ts';

/**
 * The wire carries strings. Numbers and booleans in a JSON body are read as the text that a form would have sent,
 * so that both bodies meet the same rules. Deeper values are left for the contract to refuse.
 */
export function wireValues(body: unknown): unknown {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
    ]),
  );
}

/** For the operations that answer bad input themselves: missing or non-text values become empty text. */
export function completeInput(meta: OperationMeta, sent: unknown): Record<string, string> {
  const schema = schemaOf(meta.id, 'input') as { properties?: object } | null;
  const values: Readonly<Record<string, unknown>> =
    sent !== null && typeof sent === 'object' ? (sent as Record<string, unknown>) : {};
  return Object.fromEntries(
    Object.keys(schema?.properties ?? {}).map((name) => {
      const value = values[name];
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}
