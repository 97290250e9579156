import { describe, expect, it } from 'vitest';
import { readDocument } from '../pages/read-document.ts';
import { preflightOf } from '../print/preflight/preflight.ts';
import { albumDocument } from './album-document.ts';
import { albumSample } from './album-sample.ts';
import { ALBUMS } from './albums.ts';
import { countPlaces, isPrompt } from './waiting.ts';

const WORDS = { title: '外婆家的夏天', subtitle: '二〇二六年七月', author: '小满' };

const channel = (color = '', at = 0) => Number.parseInt(color.slice(at, at + 2), 16);

it('are twelve, each of its own name, form and colours', () => {
  expect(ALBUMS).toHaveLength(12);
  for (const of of ['id', 'name', 'subtitle'] as const)
    expect(new Set(ALBUMS.map((each) => each[of])).size).toBe(12);
  expect(new Set(ALBUMS.map(({ inks }) => inks.cloth)).size).toBeGreaterThan(8);
});

describe.each(ALBUMS.map((album) => [album.name, album] as const))('%s', (_name, album) => {
  const made = albumDocument(album, WORDS);

  it('is a document of twenty-four pages that waits for photos and words', () => {
    expect(readDocument(made)).toMatchObject({ kind: 'document' });
    expect(made.pages.length % 4).toBe(0);
    expect(countPlaces(made)).toBeGreaterThanOrEqual(14);
    expect(made.pages.flatMap(({ elements }) => elements).filter(isPrompt).length).toBeGreaterThan(2);
    const said = JSON.stringify(made.pages[0]);
    for (const words of Object.values(WORDS)) expect(said).toContain(words);
  });

  it('has endpapers that are told from its pages and from places that are empty', () => {
    const [front, back] = [made.pages[1], made.pages.at(-2)];
    expect([front?.role, back?.role]).toEqual(['inside-cover', 'inside-back']);
    expect(front?.ground).toBe(back?.ground);
    for (const like of [album.inks.tint, album.inks.paper]) {
      const apart = [1, 3, 5].map((at) => channel(front?.ground, at) - channel(like, at));
      expect(Math.hypot(...apart)).toBeGreaterThan(60);
    }
  });

  it('says nowhere what is not known, and has room for a long title', () => {
    const plain = albumDocument(album, { title: '长'.repeat(60), subtitle: '', author: '' });
    const texts = plain.pages.flatMap(({ elements }) => elements.filter(({ kind }) => kind === 'text'));
    for (const element of texts) expect(element.kind === 'text' && element.text).not.toBe('');
    expect(preflightOf(plain, { pictures: {} }).filter(({ id }) => id.startsWith('text'))).toEqual([]);
  });

  it('passes the preflight once its places are filled and its words are written', () => {
    const sample = albumSample(album);
    expect(countPlaces(sample)).toBe(0);
    const written = {
      ...sample,
      pages: sample.pages.map((page) => ({
        ...page,
        elements: page.elements.map((each) => (isPrompt(each) ? { ...each, text: '湖边的午后' } : each)),
      })),
    };
    expect(preflightOf(written, { pictures: {} })).toEqual([]);
  });
});
