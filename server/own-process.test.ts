import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ownProcess } from './own-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'own-process-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'echo.mjs');
writeFileSync(
  file,
  "process.on('message', (asked) => { if (asked.text === 'for ever') return; process.send(asked.text); });",
);

it("does another world's errand before the rest of one that wants much", async () => {
  const ask = ownProcess<{ text: string }, string>(file, 'died');
  const done: string[] = [];
  const errand = async (text: string, world: string) => {
    done.push(await ask({ asked: { text }, whose: { network: 'n', world } }));
  };
  await Promise.all([...['a1', 'a2', 'a3', 'a4'].map((text) => errand(text, 'a')), errand('b1', 'b')]);
  expect(done).toEqual(['a1', 'b1', 'a2', 'a3', 'a4']);
});

it('gives up on what takes too long, and goes on with the next', async () => {
  const ask = ownProcess<{ text: string }, string>(file, 'died');
  const whose = { network: 'n', world: 'w' };
  const answers = [
    ask({ asked: { text: 'for ever' }, whose, longestMs: 20 }),
    ask({ asked: { text: 'next' }, whose }),
  ];
  expect(await Promise.all(answers)).toEqual(['died', 'next']);
});
