/** What search engines are told, and what each page that opens without a login says of itself. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { appForEachTest } from '../services/testing.ts';

const test = appForEachTest();
const page = (name: string) => readFileSync(new URL(`../../web/${name}.html`, import.meta.url), 'utf8');
const descriptions = (html: string) => [...html.matchAll(/<meta name="description" content="([^"]+)"/g)];

describe('robots.txt', () => {
  it('is a text that opens books and cards, and nothing behind the login', async () => {
    const { statusCode, headers, body } = await test().app.inject({ url: '/robots.txt' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toBe('User-agent: *\nAllow: /r/\nAllow: /card/\nDisallow: /\n');
  });
});

describe('a page that opens without a login', () => {
  it.each(['index', 'reader/reader'])('has one description: %s', (name) => {
    expect(descriptions(page(name))).toHaveLength(1);
  });

  it('has one where it is a card', async () => {
    const { body } = await test().app.inject({ url: '/card/shen-zhiyuan' });
    expect(descriptions(body)).toHaveLength(1);
  });
});
