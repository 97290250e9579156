import { describe, expect, it, vi } from 'vitest';
import { preflightOf } from '#contracts/rules/print/preflight/preflight.ts';
import { factsWith, sampleDocument, samplePhoto } from '#contracts/rules/testing/print-pages.ts';
import { type Checked, createPreflightChecker, type ToCheck } from './preflight-checker.ts';

const GONE = factsWith({ state: 'missing' });
const SOUND = factsWith({ state: 'drawn' });
const DOCUMENT = sampleDocument(samplePhoto());

/** A worker that answers when it is told to. */
class SlowWorker extends EventTarget {
  readonly asked: ToCheck[] = [];
  isOver = false;

  postMessage(asked: ToCheck): void {
    this.asked.push(structuredClone(asked));
  }

  terminate(): void {
    this.isOver = true;
  }

  answer(at: number): void {
    const { no, document, facts } = this.asked[at] as ToCheck;
    const data: Checked = { no, findings: preflightOf(document, facts) };
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

function checkerWith(worker: SlowWorker) {
  const onChecked = vi.fn();
  return { onChecked, checker: createPreflightChecker(onChecked, () => worker as unknown as Worker) };
}

const levels = (onChecked: ReturnType<typeof vi.fn>) =>
  onChecked.mock.calls.map(([findings]) => findings.map(({ level }: { level: string }) => level));

describe('a checker of documents', () => {
  it('takes the answer to the last question alone', () => {
    const worker = new SlowWorker();
    const { checker, onChecked } = checkerWith(worker);
    checker.check(DOCUMENT, GONE);
    checker.check(DOCUMENT, SOUND);
    worker.answer(0);
    expect(onChecked).not.toHaveBeenCalled();
    worker.answer(1);
    expect(levels(onChecked)).toEqual([[]]);
  });

  it('checks by itself where the worker breaks', async () => {
    const worker = new SlowWorker();
    const { checker, onChecked } = checkerWith(worker);
    checker.check(DOCUMENT, GONE);
    worker.dispatchEvent(new Event('error'));
    await expect.poll(() => levels(onChecked)).toEqual([['error']]);
    expect(worker.isOver).toBe(true);
    checker.check(DOCUMENT, SOUND);
    await expect.poll(() => levels(onChecked)).toEqual([['error'], []]);
  });

  it('checks by itself where there are no workers, and only the last document', async () => {
    const onChecked = vi.fn();
    const checker = createPreflightChecker(onChecked, () => {
      throw new TypeError('no module workers');
    });
    checker.check(DOCUMENT, GONE);
    checker.check(DOCUMENT, SOUND);
    await expect.poll(() => levels(onChecked)).toEqual([[]]);
  });

  it('answers nothing after its end', () => {
    const worker = new SlowWorker();
    const { checker, onChecked } = checkerWith(worker);
    checker.check(DOCUMENT, GONE);
    checker.stop();
    worker.answer(0);
    expect([onChecked.mock.calls.length, worker.isOver]).toEqual([0, true]);
  });
});
