import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Master, PageDocument, PageElement } from '#contracts/rules/pages/document.ts';
import type { PageContent } from '#contracts/rules/pages/draft/leaf.ts';
import type { ApiClient } from '#web/lib/call/api-client.ts';
import { createDraftSession } from './draft-session.ts';
import type { Journal, Kept } from './journal.ts';
import type { KnownDraft } from './known-draft.ts';

const words = (text: string): PageElement => ({
  ...{ id: '22222223', kind: 'words', x: 0, y: 0, w: 1, h: 1, text },
});
const MASTER: Master = { id: 'mmmmmmmm', name: '书眉', elements: [words('书眉')] };
const page = (text: string): PageContent => ({
  ...{ ground: '#ffffff', elements: [words(text)], master: MASTER.id },
});

function draft(revision: number, texts: Readonly<Record<string, string>>): KnownDraft {
  const ids = Object.keys(texts);
  return {
    ...{ revision, name: '作品', widthMm: 100, heightMm: 100, outline: [] },
    shownOutline: { entries: [], order: ids },
    masters: [MASTER],
    ...{ savedAt: revision, savedBy: '沈知远', saveID: `of-${revision}` },
    leaves: ids.map((id) => ({ id, hash: String(texts[id]) })),
    contents: new Map(ids.map((id) => [id, page(String(texts[id]))])),
  };
}

/** A server of one draft, and what a browser keeps of it. */
function world(texts: Record<string, string>) {
  const server = { revision: 1, texts, isGone: false, isOver: false, saves: 0, reads: 0 };
  let kept: Kept | null = null;
  const api = {
    async call(operation: string, input: Record<string, string>) {
      if (server.isGone) return { code: -1 };
      if (server.isOver) return { code: 404, reason: 'publication-not-found', message: '作品不存在' };
      const there = draft(server.revision, server.texts);
      const { leaves, contents, savedAt, shownOutline, ...header } = there;
      const moment = new Date(savedAt).toISOString();
      if (operation.endsWith('getDraft')) {
        server.reads += 1;
        return { code: 0, data: { ...header, opusID: '1', leaves, contents: [], savedAt: moment } };
      }
      if (operation.endsWith('getLeaves')) {
        const ids = String(input.ids).split(',');
        const wanted = leaves.filter(({ id }) => ids.includes(id));
        const read = wanted.map((leaf) => ({ ...leaf, content: contents.get(leaf.id) }));
        return { code: 0, data: { revision: server.revision, leaves: read } };
      }
      if (Number(input.revision) !== server.revision)
        return { code: 1113, reason: 'publication-changed', message: '已在别处改动' };
      const sent: { id: string; content: { elements: { text: string }[] } }[] = JSON.parse(
        input.leaves || '[]',
      );
      for (const { id, content } of sent) server.texts[id] = String(content.elements[0]?.text);
      server.revision += 1;
      server.saves += 1;
      const hashes = sent.map(({ id }) => ({ id, hash: String(server.texts[id]) }));
      return { code: 0, data: { revision: server.revision, savedAt: moment, leaves: hashes } };
    },
  } as unknown as ApiClient;
  const journal: Journal = {
    read: async () => kept,
    write: async (next) => {
      kept = next;
      return true;
    },
    forget: async () => {
      kept = null;
    },
  };
  const lock = { onLost: () => () => {}, left: () => {} };
  const open = () => {
    const known = draft(server.revision, { ...server.texts });
    return createDraftSession({ opusID: '1', known, kept, isElsewhere: false, api, journal, lock });
  };
  return { server, open, kept: () => kept };
}

function said(document: PageDocument, id: string, text: string): PageDocument {
  const pages = document.pages.map((each) => (each.id === id ? { ...each, ...page(text) } : each));
  return { ...document, pages };
}

const texts = ({ pages }: Pick<PageDocument, 'pages'>) =>
  pages.map(({ elements }) => Object(elements[0]).text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('saves after a rest, and forgets what the browser kept', async () => {
  const { server, open, kept } = world({ a: '1', b: '2' });
  const session = open();
  const stop = session.start();
  session.changed(said(session.current(), 'a', '改'));
  await pass(400);
  expect([session.get().save.kind, kept() !== null]).toEqual(['waiting', true]);
  await pass(1500);
  expect([session.get().save.kind, kept(), server.texts.a, server.saves]).toEqual(['saved', null, '改', 1]);
  stop();
});

it('takes in what another device saved, and sends its own', async () => {
  const { server, open } = world({ a: '1', b: '2' });
  const session = open();
  const stop = session.start();
  session.changed(said(session.current(), 'a', '我'));
  server.texts.b = '他';
  server.revision += 1;
  await pass(5000);
  expect(session.get()).toMatchObject({ save: { kind: 'saved' }, news: { kind: 'merged', pages: [2] } });
  expect([texts(session.current()), server.texts]).toEqual([['我', '他'], { a: '我', b: '他' }]);
  stop();
});

it('asks about a page that both changed, and sends nothing before', async () => {
  const { server, open } = world({ a: '1', b: '2' });
  const session = open();
  const stop = session.start();
  session.changed(said(session.current(), 'a', '我'));
  server.texts.a = '他';
  server.revision += 1;
  await pass(20_000);
  expect([session.get().save.kind, session.get().conflicts.length, server.texts.a]).toEqual([
    'conflict',
    1,
    '他',
  ]);
  // Both sides are shown with what their pages share.
  const [{ mine, theirs } = Object({})] = session.get().conflicts;
  expect([texts({ pages: [mine, theirs] }), mine.elements.length]).toEqual([['书眉', '书眉'], 2]);
  await session.decide({ a: 'theirs' });
  await pass(5000);
  expect([session.get().save.kind, texts(session.current())]).toEqual(['saved', ['他', '2']]);
  stop();
});

it('never says saved while the server is gone; the next session has what was made', async () => {
  const { server, open } = world({ a: '1', b: '2' });
  const session = open();
  const stop = session.start();
  server.isGone = true;
  session.changed(said(session.current(), 'b', '没有送到'));
  await pass(9000);
  expect(session.get().save.kind).not.toBe('saved');
  stop();
  server.isGone = false;
  const next = open();
  const end = next.start();
  expect(next.get().news).toEqual({ kind: 'recovered', pages: [2] });
  await pass(3000);
  expect([next.get().save.kind, server.texts.b]).toEqual(['saved', '没有送到']);
  end();
});

it('says that it is over where it may be edited no longer, and keeps what was made', async () => {
  const { server, open, kept } = world({ a: '1', b: '2' });
  const session = open();
  const stop = session.start();
  server.isOver = true;
  session.changed(said(session.current(), 'b', '没有送到'));
  await pass(3000);
  expect(session.get()).toMatchObject({ isOver: true, save: { kind: 'failed' } });
  expect([texts(session.current()), kept() !== null]).toEqual([['1', '没有送到'], true]);
  server.isOver = false;
  await pass(5000);
  expect(session.get()).toMatchObject({ isOver: false, save: { kind: 'saved' } });
  session.hearOfEnd();
  expect(session.get()).toMatchObject({ isOver: true, save: { kind: 'saved' } });
  stop();
});

describe('what another device saved meanwhile', () => {
  function opened() {
    const { server, open } = world({ a: '1', b: '2' });
    const session = open();
    return { server, session, stop: session.start() };
  }

  function savedThere(server: ReturnType<typeof opened>['server'], text: string): number {
    server.texts.b = text;
    server.revision += 1;
    return server.revision;
  }

  it('comes as soon as it is heard of, and is told once for a while', async () => {
    const { server, session, stop } = opened();
    session.hearOf(savedThere(server, '他'));
    await pass(0);
    expect([texts(session.current()), session.get().news]).toEqual([
      ['1', '他'],
      { kind: 'merged', pages: [2] },
    ]);
    session.hideNews();
    session.hearOf(savedThere(server, '又'));
    await pass(0);
    expect([texts(session.current()), session.get().news, server.saves]).toEqual([['1', '又'], null, 0]);
    stop();
  });

  it('waits while a pointer holds something, keys are pressed, or a text is written', async () => {
    const { server, session, stop } = opened();
    const revision = savedThere(server, '他');
    const heard = async () => {
      session.hearOf(revision);
      await pass(0);
      return texts(session.current())[1];
    };
    dispatchEvent(new Event('pointerdown'));
    expect(await heard()).toBe('2');
    dispatchEvent(new Event('pointerup'));
    dispatchEvent(new Event('keydown'));
    expect(await heard()).toBe('2');
    await pass(2000);
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    expect(await heard()).toBe('2');
    field.remove();
    expect(await heard()).toBe('他');
    stop();
  });

  it('waits for what is not saved, and comes with the save', async () => {
    const { server, session, stop } = opened();
    session.changed(said(session.current(), 'a', '我'));
    session.hearOf(savedThere(server, '他'));
    await pass(0);
    expect(texts(session.current())).toEqual(['我', '2']);
    // The save meets it; what is held is let go first.
    dispatchEvent(new Event('pointerdown'));
    await pass(5000);
    expect(texts(session.current())).toEqual(['我', '2']);
    dispatchEvent(new Event('pointerup'));
    await pass(5000);
    expect([texts(session.current()), server.texts]).toEqual([['我', '他'], { a: '我', b: '他' }]);
    stop();
  });

  it('is not asked for where it is known already', async () => {
    const { server, session, stop } = opened();
    session.hearOf(server.revision);
    await pass(0);
    expect(server.reads).toBe(0);
    session.hearOf(savedThere(server, '他'));
    await pass(0);
    expect(server.reads).toBe(1);
    stop();
  });
});
