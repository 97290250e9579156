import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  FILLS,
  type Id,
  type Page,
  type PageDocument,
  type PageElement,
  type TextElement,
} from './document.ts';
import { idAt } from './ids.ts';
import { readDocument } from './read-document.ts';

const between = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => Math.round(value * 100) / 100 + 0);
const words = (maxLength: number) =>
  fc.array(fc.constantFrom(...'湖山a1，𠮷\n'), { maxLength }).map((all) => all.join(''));
const color = fc.constantFrom('#000000', '#1d2433', '#ffffff');
const address = fc.constantFrom('https://desk.example/a', 'mailto:a@desk.example', 'tel:19000000000');

/** What every element may have, with any part of it left out. */
function placed<T extends object>(at: number, parts: fc.Arbitrary<T>) {
  const maybe = fc.record(
    {
      turn: between(-360, 360),
      opacity: between(0, 1),
      group: fc.nat(50).map(idAt),
      locked: fc.constant(true as const),
      name: words(5),
      by: fc.constantFrom('layout' as const, 'month' as const, 'flow' as const),
      pinned: fc.constant(true as const),
      side: fc.constantFrom('left' as const, 'right' as const),
    },
    { requiredKeys: [] },
  );
  const box = fc.record({
    x: between(-50, 300),
    y: between(-50, 300),
    w: between(0, 300),
    h: between(0, 300),
  });
  return fc
    .tuple(box, maybe, parts)
    .map(([place, more, own]) => ({ id: idAt(at), ...place, ...more, ...own }));
}

/** Spans between the ends of whole characters. */
function spansOf(text: string): fc.Arbitrary<TextElement['spans']> {
  const ends = [0];
  for (const letter of text) ends.push((ends.at(-1) ?? 0) + letter.length);
  const looks = fc.record(
    {
      weight: fc.constantFrom(400 as const, 700 as const),
      size: between(1, 20),
      color,
      line: fc.constantFrom('under' as const, 'through' as const),
      raise: fc.constantFrom(1 as const, -1 as const),
      href: address,
      emph: fc.constant(true as const),
    },
    { requiredKeys: [] },
  );
  return fc
    .tuple(fc.subarray(ends), looks)
    .map(([chosen, look]) => chosen.slice(1).map((to, at) => ({ from: chosen[at] ?? 0, to, ...look })));
}

const style = fc
  .record(
    {
      tracking: between(-0.2, 5),
      vertical: fc.constant(true as const),
      gap: between(0, 20),
      hang: between(0, 20),
      place: fc.constantFrom('top' as const, 'middle' as const, 'bottom' as const),
    },
    { requiredKeys: [] },
  )
  .map((more) => ({
    ...({ family: 'serif', weight: 400, size: 4, leading: 1.8, color: '#1d2433', align: 'justify' } as const),
    ...{ indent: 2, ...more },
  }));

function elementAt(at: number, pages: readonly Id[]): fc.Arbitrary<PageElement> {
  const text = words(40).chain((all) =>
    fc.record(
      {
        kind: fc.constant('text' as const),
        text: fc.constant(all),
        style,
        part: fc.constantFrom('prose' as const, 'furniture' as const),
        spans: spansOf(all),
        fills: fc.constantFrom(...FILLS),
      },
      { requiredKeys: ['kind', 'text', 'style', 'part'] },
    ),
  );
  const shape = fc.record({
    kind: fc.constant('shape' as const),
    form: fc.constant('polygon' as const),
    fill: fc.option(color),
    stroke: fc.option(color),
    strokeWidth: between(0, 5),
    radius: between(0, 5),
    points: fc
      .array(fc.tuple(between(0, 1), between(0, 1)), { minLength: 3, maxLength: 9 })
      .map((corners) => corners.flat()),
    dash: fc.array(between(0.1, 9), { maxLength: 8 }),
  });
  const image = fc.record({
    kind: fc.constant('image' as const),
    source: fc.constant('art:slow-river'),
    crop: fc.constant({ x: 0, y: 0, w: 1, h: 1 }),
    alt: words(8),
    tune: fc.record({ light: between(-1, 1), warm: between(-1, 1) }, { requiredKeys: [] }),
    radius: between(0, 20),
  });
  const code = fc.record({ kind: fc.constant('code' as const), text: address, ink: color });
  const link = fc.record({
    kind: fc.constant('link' as const),
    label: words(5),
    target: fc.oneof(
      fc.record({ to: fc.constant('page' as const), page: fc.constantFrom(...pages) }),
      fc.record({ to: fc.constant('address' as const), address }),
    ),
  });
  return fc.oneof(
    ...([text, shape, image, code, link] as fc.Arbitrary<PageElement>[]).map((kind) => placed(at, kind)),
  ) as fc.Arbitrary<PageElement>;
}

const elements = (pages: readonly Id[]) =>
  fc.nat(6).chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => elementAt(at, pages))));

const anyDocument: fc.Arbitrary<PageDocument> = fc.integer({ min: 1, max: 4 }).chain((count) => {
  const ids = Array.from({ length: count }, (_, at) => idAt(at * 1000));
  const page = (id: Id): fc.Arbitrary<Page> =>
    fc.record(
      {
        ...{
          id: fc.constant(id),
          role: fc.constant('inner' as const),
          ground: color,
          elements: elements(ids),
        },
        ...{ master: fc.constant(idAt(3)), layout: fc.constant('two-beside') },
      },
      { requiredKeys: ['id', 'role', 'ground', 'elements'] },
    );
  return fc.record({
    ...{ version: fc.constant(2 as const), widthMm: between(20, 1200), heightMm: between(20, 1200) },
    pages: fc.tuple(...ids.map(page)),
    outline: fc.array(
      fc.record({
        title: words(9),
        level: fc.integer({ min: 1, max: 6 }),
        page: fc.integer({ min: 1, max: count }),
      }),
    ),
    masters: fc.tuple(fc.record({ id: fc.constant(idAt(3)), name: words(6), elements: elements(ids) })),
  });
});

it('reads back every document that it wrote', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      expect(readDocument(JSON.parse(JSON.stringify(document)))).toEqual({ kind: 'document', document });
    }),
  );
});

const HOSTILE = [null, true, -1e9, 1e308, 0.5, '', 'javascript:alert(1)', '\u0000', '\ud842', [], {}, [null]];

/** Every place of a value, as the names that lead to it. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    [name],
    ...placesIn(part).map((place) => [name, ...place]),
  ]);
}

function replaced(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by;
  const changed = replaced(Object(value)[name], rest, by);
  if (Array.isArray(value)) return value.with(Number(name), changed);
  return { ...Object(value), [name]: changed };
}

it('takes a document that was tampered with as it should be, or names the place', () => {
  fc.assert(
    fc.property(anyDocument, fc.nat(), fc.constantFrom(...HOSTILE), (document, choice, junk) => {
      const places = placesIn(document);
      const place = places[choice % places.length] ?? [];
      const read = readDocument(replaced(document, place, junk));
      if (read.kind === 'document') return;
      for (const problem of read.problems) expect(problem).toMatch(/^[a-z]\w*(\[\d+\]|\.\w+)*：/i);
    }),
    { numRuns: 150 },
  );
});

it('names a place for whatever is no document', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(1, 2), (junk, version) => {
      expect(readDocument({ ...Object(junk), version }).kind).toBe('problems');
    }),
  );
});
