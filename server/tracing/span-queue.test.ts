import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Span } from './otlp.ts';
import { createSpanPost } from './post-spans.ts';
import { createSpanQueue, type QueueLimits } from './span-queue.ts';
import { type Collector, startCollector } from './testing.ts';
import { contextOf } from './trace-context.ts';

let collector: Collector;
let told: string[];

beforeEach(async () => {
  collector = await startCollector();
  told = [];
});
afterEach(() => collector.close());

const NEVER = 10 * 60_000;

function queueTo(endpoint: string, limits: Partial<QueueLimits>) {
  return createSpanQueue({
    post: createSpanPost(endpoint, { 'x-team': 'desk' }),
    service: 'of-this-test',
    tell: (line) => told.push(line),
    limits: { delayMs: NEVER, ...limits },
  });
}

const span = (name: string): Span => ({
  context: contextOf(undefined),
  name,
  kind: 'server',
  startMs: 1_795_000_000_000.25,
  endMs: 1_795_000_000_001.5,
  hasFailed: false,
  attributes: { text: 'words', whole: 7, part: 0.5, yes: true, none: null },
});

const names = () => collector.spans().map(({ name }) => name);

describe('spans on their way', () => {
  it('have the form of the protocol', async () => {
    const queue = queueTo(`${collector.url}/v1/traces`, {});
    queue.add(span('one'));
    await queue.close();
    const [received] = collector.received;
    expect(received?.path).toBe('/v1/traces');
    expect(received?.headers).toMatchObject({ 'content-type': 'application/json', 'x-team': 'desk' });
    expect(received?.body).toEqual({
      resourceSpans: [
        {
          resource: { attributes: [{ key: 'service.name', value: { stringValue: 'of-this-test' } }] },
          scopeSpans: [
            {
              scope: { name: 'desk-replica' },
              spans: [
                {
                  traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
                  spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
                  name: 'one',
                  kind: 2,
                  startTimeUnixNano: '1795000000000250000',
                  endTimeUnixNano: '1795000000001500000',
                  attributes: [
                    { key: 'text', value: { stringValue: 'words' } },
                    { key: 'whole', value: { intValue: '7' } },
                    { key: 'part', value: { doubleValue: 0.5 } },
                    { key: 'yes', value: { boolValue: true } },
                  ],
                  status: {},
                },
              ],
            },
          ],
        },
      ],
    });
    expect(told).toEqual([]);
  });

  it('go when a bundle is full, and the rest at the end', async () => {
    const queue = queueTo(collector.url, { bundle: 2 });
    for (const name of ['a', 'b', 'c']) queue.add(span(name));
    await collector.asked(1);
    expect(names()).toEqual(['a', 'b']);
    await queue.close();
    expect(names()).toEqual(['a', 'b', 'c']);
  });

  it('go after a while where no bundle is full', async () => {
    const queue = queueTo(collector.url, { delayMs: 1 });
    queue.add(span('alone'));
    await collector.asked(1);
    expect(names()).toEqual(['alone']);
    await queue.close();
  });

  it('wait for a collector that is not ready, in their order', async () => {
    collector.answer(503);
    const queue = queueTo(collector.url, { bundle: 2, delayMs: 1 });
    for (const name of ['a', 'b']) queue.add(span(name));
    await collector.asked(2);
    collector.answer(200);
    queue.add(span('c'));
    await queue.close();
    expect(names().slice(-3)).toEqual(['a', 'b', 'c']);
    expect(told).toEqual(['Spans do not all arrive: it answers 503. Calls are answered all the same.']);
  });

  it('are counted where they are refused, and told of once and at the end', async () => {
    collector.answer(400);
    const queue = queueTo(collector.url, { bundle: 1, delayMs: 1 });
    for (const name of ['a', 'b', 'c']) queue.add(span(name));
    await collector.asked(3);
    await queue.close();
    expect(told).toEqual([
      'Spans do not all arrive: it answers 400. Calls are answered all the same.',
      '3 spans did not arrive.',
    ]);
  });

  it('are counted where only a part is taken', async () => {
    collector.answer(200, '{"partialSuccess":{"rejectedSpans":"1","errorMessage":"too old"}}');
    const queue = queueTo(collector.url, {});
    for (const name of ['a', 'b']) queue.add(span(name));
    await queue.close();
    expect(told.at(-1)).toBe('1 spans did not arrive.');
  });

  it('are no more than fit: the newest are left out', async () => {
    const queue = queueTo(collector.url, { mostWaiting: 3 });
    for (let at = 0; at < 10; at += 1) queue.add(span(String(at)));
    await queue.close();
    expect(names()).toEqual(['0', '1', '2']);
    expect(told).toEqual([
      'Spans do not all arrive: more are made than are sent. Calls are answered all the same.',
      '7 spans did not arrive.',
    ]);
  });

  it('are no more than fit with those that came while others came back', async () => {
    collector.answer(503);
    const queue = queueTo(collector.url, { mostWaiting: 2, bundle: 2 });
    for (const name of ['a', 'b']) queue.add(span(name));
    // They are under way, so there is room again.
    for (const name of ['c', 'd']) queue.add(span(name));
    await collector.asked(1);
    await queue.close();
    expect(told.at(-1)).toBe('4 spans did not arrive.');
  });

  it('are given up at the end where nobody is there', async () => {
    await collector.close();
    const queue = queueTo(collector.url, {});
    queue.add(span('a'));
    await queue.close();
    expect(told).toEqual([
      'Spans do not all arrive: ECONNREFUSED. Calls are answered all the same.',
      '1 spans did not arrive.',
    ]);
  });

  it('keep nobody waiting at the end where nobody answers', async () => {
    collector.answer(null);
    const queue = queueTo(collector.url, { closeMs: 20 });
    queue.add(span('a'));
    await queue.close();
    expect(names()).toEqual(['a']);
  });
});
