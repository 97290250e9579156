/** An editor that is worked in by a script, and what of its work is there afterwards. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { PATHS } from '#web/lib/paths.ts';

/** A work of super's, and the page of it that is edited. */
const OPUS = '50043';
const PAGE = 3;
/** Longer than any edit, shorter than what the editor lets pass before it saves. */
const LONGEST_PAUSE_MS = 700;

export const line = (page: Page) => page.locator('[data-save]');
export const toSaved = (page: Page) => expect(line(page)).toHaveAttribute('data-save', 'saved');

export async function openEditor(page: Page, base = ''): Promise<void> {
  await page.goto(`${base}${PATHS.opusListEdit.getHref({ id: OPUS })}&page=${PAGE}`);
  await expect(page.getByRole('region', { name: `第 ${PAGE} 页` })).toBeVisible();
}

interface Seen {
  readonly save: string;
  /** What stands on the page: each element by its kind and place, texts with their words. */
  readonly drawn: string;
}

/** What the line says and what the page shows at the same moment. */
function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-hit]')].map(
      ({ dataset, style, ariaLabel }) => {
        const place = [style.left, style.top].map((length) => Number(/[\d.-]+/.exec(length)?.[0]));
        return [dataset.kind, ...place, dataset.kind === 'text' ? ariaLabel : ''].join(' ');
      },
    );
    return {
      save: document.querySelector('[data-save]')?.getAttribute('data-save') ?? '',
      drawn: boxes.join('\n'),
    };
  });
}

interface Backend {
  readonly request: APIRequestContext;
  readonly token: () => string;
  readonly base?: string;
}

/** The same of the page that the server has. */
export async function stored({ request, token, base = '' }: Backend): Promise<string> {
  const read = async (medthodName: string, input: Record<string, string>) => {
    const params = { serviceName: 'OpusServiceMag', medthodName, opusID: OPUS, ...input };
    const headers = { authorization: token() };
    return (await (await request.get(`${base}/uwp/newServlet`, { params, headers })).json()).data;
  };
  const { leaves } = await read('getDraft', {});
  const {
    leaves: [leaf],
  } = await read('getLeaves', { ids: leaves[PAGE - 1].id });
  const elements: { kind: string; x: number; y: number; text?: string }[] = leaf.content.elements;
  return elements
    .filter(({ kind }) => kind !== 'words')
    .map(({ kind, x, y, text = '' }) => {
      const words = [...text.replaceAll(/\s+/g, ' ').trim()];
      const said = words.length > 24 ? `${words.slice(0, 24).join('')}…` : words.join('');
      return [kind, x, y, kind === 'text' ? ['文字', said].filter(Boolean).join('，') : ''].join(' ');
    })
    .join('\n');
}

const EDITS: readonly ((page: Page, random: () => number) => Promise<void>)[] = [
  (page) => page.keyboard.press('r'),
  (page) => page.keyboard.press('o'),
  async (page, random) => {
    for (let steps = Math.ceil(random() * 4); steps > 0; steps -= 1) await page.keyboard.press('ArrowDown');
  },
  async (page, random) => {
    await page.keyboard.press('t');
    await page.keyboard.type(`第${Math.floor(random() * 1e6)}句`, { delay: 20 });
    await page.keyboard.press('Escape');
  },
  (page) => page.keyboard.press('Control+z'),
];

/** Edits with pauses of any length below the rest after which a draft is saved, remembering each state. */
export class ScriptedEdit {
  readonly #states: { drawn: string; at: number }[] = [];
  readonly #page: Page;
  readonly #random: () => number;
  readonly #backend: Backend;
  /** Whether the server can be asked. */
  hasServer = true;

  constructor(page: Page, random: () => number, backend: Backend) {
    this.#page = page;
    this.#random = random;
    this.#backend = backend;
  }

  async begin(): Promise<void> {
    await this.#remember();
    await this.press('r');
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
    await this.#remember();
  }

  async edit(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      const edit = EDITS[Math.floor(this.#random() * EDITS.length)];
      await edit?.(this.#page, this.#random);
      await this.#remember();
      await this.pause();
    }
  }

  pause(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.#random() * LONGEST_PAUSE_MS));
  }

  /** The line is asked after each edit: where it says saved, the server has just that. */
  async #remember(): Promise<void> {
    const { save, drawn } = await seen(this.#page);
    this.#states.push({ drawn, at: Date.now() });
    if (save !== 'saved' || this.#states.length < 2) return;
    if (!this.hasServer) throw new Error('the line says saved without a server');
    expect(await stored(this.#backend), 'the line says saved').toBe(drawn);
  }

  /** The age of the oldest edit that is missing from what is shown now, in seconds; 0 where nothing is. */
  async lost(page: Page, failedAt: number): Promise<number> {
    await toSaved(page);
    const { drawn } = await seen(page);
    expect(await stored(this.#backend), 'what is shown after opening again').toBe(drawn);
    const last = this.#states.findLastIndex((state) => state.drawn === drawn);
    // Words that were being typed may have been kept as far as they had come.
    const missed = last < 0 ? this.#states.findIndex((state) => isBegun(drawn, state.drawn)) : last + 1;
    expect(missed, 'a state that never was').toBeGreaterThanOrEqual(0);
    const next = this.#states[missed];
    return next ? Math.max(0, (failedAt - next.at) / 1000) : 0;
  }
}

/** Whether each text of a page is that of another, or its beginning. */
function isBegun(drawn: string, whole: string): boolean {
  const lines = drawn.split('\n');
  const others = whole.split('\n');
  return lines.length === others.length && lines.every((line, at) => others[at]?.startsWith(line) ?? false);
}
