import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contractProblems } from './contract-problems.ts';
import type { ContractDocument } from './document.ts';

const PATH = '/uwp/newServlet/Shelf/list';

/** A contract of one operation in which nothing is wrong. */
function soundContract() {
  const schema = {
    type: 'object',
    required: ['code'],
    properties: { code: { type: 'integer', const: 0, 'x-provenance': 'assumed' } },
  };
  const media = { schema, examples: { success: { value: { code: 0 } } } };
  const operation = {
    operationId: 'Shelf.list',
    responses: { 200: { description: 'The list.', content: { 'application/json': media } } },
    'x-wire': { path: '/uwp/newServlet', serviceName: 'Shelf', medthodName: 'list' },
    'x-provenance': 'documented',
    'x-effect': 'read',
    'x-resource': 'shelf',
  };
  return { media, operation };
}

type Sound = ReturnType<typeof soundContract>;

/** What is found after one thing was broken. */
function problemsAfter(
  breakIt: (sound: Sound) => unknown,
  paths?: (sound: Sound) => ContractDocument['paths'],
): string[] {
  const sound = soundContract();
  breakIt(sound);
  const usual = { [PATH]: { get: sound.operation } };
  return contractProblems({
    info: { version: '1' },
    paths: paths ? paths(sound) : usual,
    'x-resources': { shelf: 'A shelf' },
  });
}

const place = (method: string) => `/paths/~1uwp~1newServlet~1Shelf~1list/${method}/responses/200/content`;

describe('contractProblems', () => {
  it('finds nothing in a sound contract', () => {
    expect(problemsAfter(() => {})).toEqual([]);
  });

  it('finds nothing in the contract of the product', () => {
    const file = new URL('../../contracts/generated/openapi.json', import.meta.url);
    expect(contractProblems(JSON.parse(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each<[string, (sound: Sound) => unknown, string[]]>([
    [
      'no provenance',
      ({ operation }) => Reflect.deleteProperty(operation, 'x-provenance'),
      ['Shelf.list has no x-provenance: say documented, assumed or invented'],
    ],
    [
      'no example named success',
      ({ media }) => Object.assign(media, { examples: { usual: { value: { code: 0 } } } }),
      ['Shelf.list has no example named success'],
    ],
    [
      'an example outside the contract',
      ({ media }) => Object.assign(media.examples.success.value, { code: '0' }),
      ['Shelf.list: the example success is outside the contract (data/code must be integer)'],
    ],
    [
      'a provenance of a field that is none of the three',
      ({ media }) => Object.assign(media.schema.properties.code, { 'x-provenance': 'guessed' }),
      [
        `${'/paths//uwp/newServlet/Shelf/list/get/responses/200/content/application/json/schema/properties/code'}: "guessed" is no provenance`,
      ],
    ],
  ])('finds %s', (_what, breakIt, sentences) => {
    expect(problemsAfter(breakIt)).toEqual(sentences);
  });

  it('finds an unknown provenance both as a missing and as a wrong one', () => {
    expect(problemsAfter(({ operation }) => Object.assign(operation, { 'x-provenance': 'known' }))).toEqual([
      'Shelf.list has no x-provenance: say documented, assumed or invented',
      '/paths//uwp/newServlet/Shelf/list/get: "known" is no provenance',
    ]);
  });

  it('finds a reply without examples', () => {
    const sentences = problemsAfter(({ media }) => Reflect.deleteProperty(media, 'examples'));
    expect(sentences[0]).toBe('Shelf.list has no example named success');
    expect(sentences[1]).toMatch(/^Shelf\.list has a reply without an example \(.*\)$/);
    expect(decodeURIComponent(sentences[1] ?? '')).toContain(`${place('get')}/application~1json/schema`);
    expect(sentences).toHaveLength(2);
  });

  it('finds a name that the wire form cannot spell', () => {
    const path = '/uwp/newServlet/Shelf/li-st';
    const renamed = (sound: Sound) => {
      const wire = { ...sound.operation['x-wire'], medthodName: 'li-st' };
      return { [path]: { get: { ...sound.operation, operationId: 'Shelf.li-st', 'x-wire': wire } } };
    };
    expect(problemsAfter(() => {}, renamed)).toEqual([`Shelf.li-st: ${path} does not survive the wire form`]);
  });
});
