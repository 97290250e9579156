/** What is sent by GET stands in the first line of a request, of which servers and proxies take only so much. */
import { expect, it } from 'vitest';
import { isOperationId, operationMeta } from '#contracts/operations.ts';
import type { RequestLimits } from '#contracts/request-limits.ts';
import { limitedFields } from './testing/request-fields.ts';

/** As much as the usual proxies take, less the path and the other fields. */
const MOST_LETTERS = 6000;

const byGet = limitedFields().filter(
  ({ operation, limits: { items, maxLength } }) =>
    (items ?? maxLength) !== undefined &&
    isOperationId(operation) &&
    operationMeta(operation).httpMethod === 'GET',
);

/** The longest text of a pattern whose parts are sets of letters, each with the number of them. */
const longestPart = (pattern: string) =>
  pattern.slice(1, -1).replaceAll(/\[[^\]]+\](?:\{(?:\d+,)?(\d+)\})?/g, (_, most = '1') => '9'.repeat(+most));

function longest({ items, maxItems = 1, maxLength = 0 }: RequestLimits): string {
  return items === undefined ? '字'.repeat(maxLength) : Array(maxItems).fill(longestPart(items)).join(',');
}

it.each(byGet)('$operation: the longest $field fits', ({ limits }) => {
  expect(encodeURIComponent(longest(limits)).length).toBeLessThan(MOST_LETTERS);
});
