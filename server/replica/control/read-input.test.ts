import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { ControlOperation } from '#contracts/control/operation.ts';
import { CONTROL } from '#contracts/control/operations.ts';
import {
  between,
  either,
  list,
  number,
  object,
  only,
  optional,
  record,
  tagged,
  text,
  whole,
  word,
} from '#contracts/control/schema.ts';
import { readInput, tagsOf } from './read-input.ts';

const form = object({
  name: text,
  times: optional(whole(1, 9)),
  share: optional(between(0, 1)),
  colour: optional(word(['red', 'blue'])),
  state: optional(word(['on', 'off'], 'state of the lamp')),
  sure: optional(only(true)),
  levels: optional(list(text)),
  params: optional(record(either(text, number))),
});

describe('what a request brought', () => {
  it.each([
    ['nothing that may be left out', { name: 'a' }, { name: 'a' }],
    ['null as no value', { name: 'a', times: null, colour: null }, { name: 'a' }],
    [
      'a number that came as a text',
      { name: 'a', times: '3', share: ' 0.5 ' },
      { name: 'a', times: 3, share: 0.5 },
    ],
    [
      'texts and numbers of any name',
      { name: 'a', params: { x: 1, y: '2' } },
      { name: 'a', params: { x: 1, y: '2' } },
    ],
  ])('is read: %s', (_what, sent, read) => {
    expect(readInput(form, sent)).toEqual(read);
  });

  it.each([
    [[], 'the body must be a JSON object'],
    [undefined, 'name is missing'],
    [{ name: null }, 'name is missing'],
    [{ name: 5 }, 'name must be a text'],
    [{ name: 'a', nam: 'b' }, 'unknown field "nam"; known are name, times'],
    [{ name: 'a', times: 0 }, 'times must be a whole number from 1 to 9'],
    [{ name: 'a', times: 1.5 }, 'times must be a whole number from 1 to 9'],
    [{ name: 'a', times: '' }, 'times must be a whole number from 1 to 9'],
    [{ name: 'a', share: 2 }, 'share must be a number from 0 to 1'],
    [{ name: 'a', colour: 'green' }, 'there is no colour "green"; known are red, blue'],
    [{ name: 'a', state: 'half' }, 'there is no state of the lamp "half"; known are on, off'],
    [{ name: 'a', sure: 'yes' }, 'sure can only be true'],
    [{ name: 'a', levels: ['x', 1] }, 'levels must be a list of texts'],
    [{ name: 'a', params: [] }, 'params must be a JSON object'],
    [{ name: 'a', params: { x: true } }, 'params.x must be a text'],
  ])('is refused: %j', (sent, message) => {
    expect(() => readInput(form, sent)).toThrow(message);
  });

  it('names the field where any name will do', () => {
    const params = record(either(text, number));
    expect(readInput(params, { x: 1, y: null })).toEqual({ x: 1 });
    expect(() => readInput(params, { x: true })).toThrow(/^x must be a text$/);
  });

  it('says that nothing is known where nothing is', () => {
    expect(() => readInput(object({}), { a: 1 })).toThrow('unknown field "a"; there are none');
  });
});

describe('one of several objects', () => {
  const shape = tagged(
    'kind',
    object({ kind: only('dot') }),
    object({ kind: only('line'), length: whole(1, 5) }),
  );

  it('is told by its tag', () => {
    expect(tagsOf(shape)).toEqual(['dot', 'line']);
    expect(readInput(shape, { kind: 'line', length: '2' })).toEqual({ kind: 'line', length: 2 });
  });

  it.each([
    [{}, 'kind is missing'],
    [{ kind: 7 }, 'kind must be a text'],
    [{ kind: 'ring' }, 'unknown kind "ring"; known are dot, line'],
    [{ kind: 'dot', length: 1 }, 'unknown field "length"; known are kind'],
    [{ kind: 'line' }, 'length is missing'],
  ])('is refused: %j', (sent, message) => {
    expect(() => readInput(shape, sent)).toThrow(message);
  });
});

describe('what the document shows', () => {
  const ajv = new Ajv({ strict: false, discriminator: true });
  const examples = Object.entries<ControlOperation>(CONTROL).flatMap(([route, { body, example }]) =>
    body && example ? [{ route, body, example }] : [],
  );

  it.each(examples)('$route takes its own example', ({ body, example }) => {
    expect(ajv.validate(body, example), ajv.errorsText()).toBe(true);
    expect(readInput(body, example)).toEqual(example);
  });
});
