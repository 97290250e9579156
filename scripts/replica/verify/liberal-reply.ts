/** A documented reply as the specification lets it be read: its parts at our level, its text without what lies around it. */
import { type OperationId, operationMeta } from '#contracts/operations.ts';
import { atOurLevel } from '#contracts/rules/reply-level.ts';
import type { Liberty, Reply } from './request.ts';

const HIGHER: Liberty = {
  expected: 'its parts in data, counted from the body',
  actual: 'one level higher',
};
const WRAPPED: Liberty = {
  expected: 'a bare text',
  actual: 'white space around it, or a JSON string',
};

export function readLiberally(operation: OperationId, reply: Reply): Reply {
  const { provenance, reply: form } = operationMeta(operation);
  if (provenance !== 'documented') return reply;
  if (form === 'json') {
    const json = atOurLevel(operation, reply.json);
    return json === reply.json ? reply : { ...reply, json, liberty: HIGHER };
  }
  const text = (typeof reply.json === 'string' ? reply.json : reply.text).trim();
  return text === reply.text ? reply : { ...reply, text, liberty: WRAPPED };
}
