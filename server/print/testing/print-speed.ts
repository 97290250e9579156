/** How quickly a thick book is drawn from large photos, in what memory, and what others wait for meanwhile. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import sharp from 'sharp';
import type { TextStyle } from '#contracts/rules/pages/document.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import prose from '#db/works/texts/prose.json' with { type: 'json' };

const PAGES = 100;
const PHOTOS = 40;
const SIGNS = 560;
const SAVED_AT_ONCE = 10;
/** Of twelve megapixels. */
const PHOTO = { width: 4000, height: 3000 };
const SIZE = { widthMm: '210', heightMm: '297' };
const GOODS = { goodsID: '1', cnums: 'FM01|ZD06|NK157|NF01|FF01|BY01', pagesNum: String(PAGES) };
const VISITORS = 8;
const LOOKS_EVERY_MS = 100;
const ALONE_MS = 5000;

export interface PrintSpeed {
  readonly seconds: number;
  /** The most that the process which draws had at once; null where the system does not tell. */
  readonly mb: number | null;
  /** Milliseconds of every call that others made before, and meanwhile. */
  readonly alone: readonly number[];
  readonly others: readonly number[];
}

type Row = readonly [what: string, value: string, target: string, isMet: boolean];

/** What the benchmark says of it. */
export function printRows({ seconds, mb, alone, others }: PrintSpeed): readonly Row[] {
  const p99 = p99Of(others);
  const what = `print file: ${PAGES} pages, ${PHOTOS} photos`;
  const waits = `p99 ${p99.toFixed(1)} ms, ${p99Of(alone).toFixed(1)} before`;
  return [
    [what, `${seconds.toFixed(1)} s`, '10 s', seconds <= 10],
    ...(mb === null
      ? []
      : [['print file: memory of its process', `${mb.toFixed(0)} MB`, '400 MB', mb <= 400] as const]),
    ['print file: others meanwhile', waits, '50 ms', p99 < 50],
  ];
}

function p99Of(all: readonly number[]): number {
  const sorted = all.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}

/** The server at that address is a process of this machine. */
export async function printSpeed(url: string, pid: number | undefined, token: string): Promise<PrintSpeed> {
  const call = callsOf(url, token);
  const publicationID = await thickBook(url, token, call);
  const wish = { ...GOODS, publicationID, form: 'print' };
  const look = () => call('ShopCarService', 'cartList', { page: '1', pageSize: '20' });
  // What a call costs once in the life of a server is not the printing's.
  await look();
  const before = visitors(look);
  await after(ALONE_MS);
  const alone = await before.leave();
  const meanwhile = visitors(look);
  const startedAt = performance.now();
  await call('ShoppingServiceMag', 'makeChoicePrint', wish);
  let mb: number | null = null;
  for (let state = ''; state !== 'ready'; ) {
    await after(LOOKS_EVERY_MS);
    // A process that ends has nothing left.
    const now = mostMbOfChildren(pid);
    if (now !== null) mb = Math.max(mb ?? 0, now);
    const file = await call('ShoppingServiceMag', 'getChoicePrint', wish);
    if (file.state === 'failed') throw new Error(String(file.why));
    state = String(file.state);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  return { seconds, mb, alone, others: await meanwhile.leave() };
}

/** Others at the same server, until they leave with the milliseconds of every call. */
function visitors(look: () => Promise<unknown>): { leave(): Promise<number[]> } {
  const took: number[] = [];
  let isOver = false;
  // Not all at the same moment: eight calls at once would be the slowest hundredth of all.
  const pause = () => after(LOOKS_EVERY_MS * Math.random());
  const all = Array.from({ length: VISITORS }, async () => {
    for (await pause(); !isOver; await pause()) {
      const startedAt = performance.now();
      await look();
      took.push(performance.now() - startedAt);
    }
  });
  return {
    async leave() {
      isOver = true;
      await Promise.all(all);
      return took;
    },
  };
}

type Call = (
  service: string,
  method: string,
  input: Readonly<Record<string, string>>,
) => Promise<Record<string, unknown>>;

function callsOf(url: string, token: string): Call {
  return async (service, method, input) => {
    const address = `${url}/uwp/newServlet?serviceName=${service}&medthodName=${method}`;
    const sent = new URLSearchParams(input);
    const headers = { authorization: token };
    const isQuestion = method.startsWith('get') || method === 'cartList';
    const reply = isQuestion
      ? await fetch(`${address}&${sent}`, { headers })
      : await fetch(address, { method: 'POST', headers, body: sent });
    const { data, message } = await reply.json();
    if (!data) throw new Error(`${method} was answered with ${reply.status}: ${message}`);
    return data;
  };
}

/** Half of the photos fill their page, half of it lie in the text. */
async function thickBook(url: string, token: string, call: Call): Promise<string> {
  const work = { type: 'album', name: '厚画册', ...SIZE, pageNum: String(PAGES) };
  const { ID } = await call('OpusServiceMag', 'createOpus', work);
  const opusID = String(ID);
  const photos: string[] = [];
  for (let at = 0; at < PHOTOS; at += 1) photos.push(await bring(url, token, at));
  const draft = await call('OpusServiceMag', 'getDraft', { opusID });
  const leaves = draft.leaves as readonly { readonly id: string }[];
  let { revision } = draft;
  for (let from = 0; from < PAGES; from += SAVED_AT_ONCE) {
    const changed = leaves.slice(from, from + SAVED_AT_ONCE).map(({ id }, place) => {
      const at = from + place;
      const photo = at % 5 < 2 ? photos[Math.floor(at / 5) * 2 + (at % 5)] : undefined;
      return { id, content: { ground: '#ffffff', elements: elementsOf(at, photo) } };
    });
    const saved = await call('OpusServiceMag', 'saveDraft', {
      ...{ opusID, revision: String(revision), saveID: `thick-book-${from}`, header: '', order: '' },
      leaves: JSON.stringify(changed),
    });
    revision = saved.revision;
  }
  return opusID;
}

/** A photo like none before, as detailed as those of a camera. */
async function bring(url: string, token: string, at: number): Promise<string> {
  const [width, height] = [500 + at, 375];
  const pixels = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .resize({ ...PHOTO, fit: 'fill' })
    .jpeg({ quality: 90 })
    .toBuffer();
  const form = new FormData();
  form.set('name', `${at}.jpg`);
  form.set('file', new Blob([new Uint8Array(pixels)], { type: 'image/jpeg' }), `${at}.jpg`);
  const headers = { authorization: token };
  const reply = await fetch(`${url}/media/photos`, { method: 'POST', headers, body: form });
  const { data, message } = await reply.json();
  if (!data) throw new Error(`a photo was answered with ${reply.status}: ${message}`);
  return data.photo;
}

const HAN = [...JSON.stringify(prose).replaceAll(/[^\u3001\u3002\u4e00-\u9fff\uff0c]/g, '')];
const STYLE: TextStyle = {
  ...{ family: 'serif', weight: 400, size: 3.7, leading: 1.7, color: '#000000' },
  ...{ align: 'justify', indent: 2 },
};

function elementsOf(at: number, photo: string | undefined): readonly object[] {
  const isFull = at % 5 === 0;
  const box = isFull ? { x: -3, y: -3, w: 216, h: 303 } : { x: 20, y: 150, w: 170, h: 127.5 };
  const crop = isFull ? { x: 0.23, y: 0, w: 0.535, h: 1 } : { x: 0, y: 0, w: 1, h: 1 };
  const from = (at * SIGNS) % (HAN.length - SIGNS);
  const text = HAN.slice(from, from + SIGNS).join('');
  return [
    ...(photo === undefined
      ? []
      : [{ kind: 'image', id: idAt(1), ...box, source: `file:${photo}`, crop, alt: '' }]),
    { kind: 'text', id: idAt(2), x: 20, y: 30, w: 170, h: 110, text, style: STYLE, part: 'prose' },
  ];
}

/** What the children of a process had at most; only Linux tells. */
function mostMbOfChildren(pid: number | undefined): number | null {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    const each = children.map((child) => {
      const status = readFileSync(`/proc/${child}/status`, 'utf8');
      return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
    });
    return each.length === 0 ? null : Math.max(...each);
  } catch {
    return null;
  }
}
