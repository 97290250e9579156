import { describe, expect, it } from 'vitest';
import { idAt } from '../ids.ts';
import { readAreas } from './read-areas.ts';

const WORK = { widthMm: 100, heightMm: 200, pages: new Set([idAt(1), idAt(2)]) };
const AREA = {
  ...{ id: idAt(1), shape: 'rect', points: [0, 0, 100, 200], label: '' },
  target: { to: 'page', page: idAt(9) },
};
const one = (area: object) => [{ page: idAt(1), areas: [{ ...AREA, ...area }] }];
const read = (pages: unknown) => readAreas(JSON.stringify(pages), WORK);
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...AREA, id: idAt(at + 1) }));

describe('readAreas', () => {
  it.each<[string, object]>([
    ['the whole page', {}],
    ['a triangle', { shape: 'polygon', points: [0, 0, 5, 0, 5, 5] }],
    ['twenty corners', { shape: 'polygon', points: Array.from({ length: 40 }, () => 3) }],
    ['a point', { shape: 'point', points: [100, 200] }],
    ['the smallest', { points: [0, 0, 1, 1] }],
    ['a long name', { label: '字'.repeat(60) }],
    ['a look', { look: 'tint', color: '#203864' }],
  ])('takes %s', (_what, area) => expect(read(one(area))).toMatchObject({ kind: 'done' }));

  it('takes fifty on a page', () => {
    expect(read([{ page: idAt(1), areas: many(50) }])).toMatchObject({ kind: 'done' });
    expect(read([{ page: idAt(1), areas: many(51) }])).toMatchObject({
      message: '热区不正确：areas[0].areas：最多 50 项，现有 51 项',
    });
  });

  it.each<[string, unknown]>([
    ['off the page', one({ points: [0, 0, 100.1, 200] })],
    ['below the page', one({ points: [0, 0, 100, 200.1] })],
    ['before the page', one({ points: [-1, 0, 100, 200] })],
    ['too narrow', one({ points: [0, 0, 0.9, 200] })],
    ['upside down', one({ points: [50, 50, 10, 10] })],
    ['a rectangle of one corner', one({ points: [1, 1] })],
    ['two corners of a polygon', one({ shape: 'polygon', points: [0, 0, 5, 5] })],
    ['half a corner', one({ shape: 'polygon', points: [0, 0, 5, 0, 5, 5, 6] })],
    ['21 corners', one({ shape: 'polygon', points: Array.from({ length: 42 }, () => 3) })],
    ['two points', one({ shape: 'point', points: [1, 1, 2, 2] })],
    ['an unknown shape', one({ shape: 'circle' })],
    ['a name of 61', one({ label: '字'.repeat(61) })],
    ['an unknown look', one({ look: 'glow' })],
    ['no color', one({ color: 'red' })],
    ['no id', one({ id: '1' })],
    ['the same id twice', [{ page: idAt(1), areas: [AREA, AREA] }]],
    ['an unknown part', one({ onclick: 'x' })],
    ['a page that is no id', one({ target: { to: 'page', page: 3 } })],
    ['the number of the page', one({ target: { to: 'page', page: idAt(1), no: 1 } })],
    ['no target', one({ target: null })],
    ['a text that is none', one({ target: { to: 'text', text: 5 } })],
    ['the same page twice', [...one({}), ...one({})]],
    ['an unknown page', [{ page: idAt(3), areas: [] }]],
    ['no areas', [{ page: idAt(1) }]],
    ['no list', {}],
    ['nothing', []],
  ])('refuses %s', (_what, pages) => expect(read(pages)).toMatchObject({ problem: 'bad-areas' }));

  it.each(['', '{', 'null'])('refuses %j', (text) => expect(readAreas(text, WORK).kind).toBe('refused'));
});
