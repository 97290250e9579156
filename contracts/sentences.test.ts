import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { startFailure } from '#server/open-server.ts';
import { CHINESE, sentence } from './sentences.mjs';

const ROOT = join(import.meta.dirname, '..');
const HAN = /\p{Script=Han}/u;

describe('the sentences of a start', () => {
  it.each(Object.entries(CHINESE))('%j is Chinese and keeps every blank', (english, chinese) => {
    const blanks = english.match(/\{\}/g)?.length ?? 0;
    const used = [...chinese.matchAll(/\{(\d?)\}/g)].map(([, number], at) => Number(number || at + 1));
    expect(used.sort()).toEqual(Array.from({ length: blanks }, (_, at) => at + 1));
    expect(chinese).toMatch(/\p{Script=Han}|：/u);
    expect(chinese).not.toMatch(/你|\p{Script=Han}[,:;!?]/u);
  });

  it('are all said somewhere', () => {
    const sources = [
      ...['server/main.ts', 'server/open-server.ts', 'server/env.ts', 'contracts/rules/clock-limits.ts'],
      ...['server/backend/backend-env.ts', 'server/backend/target.ts', 'server/backend/company-proxy.ts'],
      ...['db/storage-failure.ts', 'db/inspect.ts', 'scripts/setup/config.mjs', 'scripts/setup/chromium.mjs'],
      'scripts/replica/doctor.mjs',
    ];
    const texts = sources.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
    expect(Object.keys(CHINESE).filter((english) => !texts.includes(english))).toEqual([]);
  });

  it('take what is filled in as it is, in the order of each language', () => {
    expect(sentence('{} of {} operations are answered here, as {}.', 3, 154, 'super')).toEqual({
      en: '3 of 154 operations are answered here, as super.',
      zh: '154 个接口中的 3 个由这里以 super 的身份回答。',
    });
    expect(sentence('--backend: {}', sentence('Calls go to {}.', '{}')).zh).toBe(
      '--backend 有误：调用发往 {}。',
    );
  });

  it('explain why a start failed; an unexpected error keeps its stack', () => {
    const failed = (start: () => unknown) => {
      try {
        return start();
      } catch (error) {
        return startFailure(error, 'zh');
      }
    };
    expect(failed(() => readEnv([], { PORT: 'abc' }))).toEqual({
      words: 'PORT 须是 0 到 65535 的整数，而不是 "abc"',
      code: 2,
      isExpected: true,
    });
    expect(failed(() => readEnv(['--backend', 'x'], {}))).toMatchObject({
      words: '--backend 有误："x" 不是地址，地址例如 https://desk.example。',
    });
    expect(startFailure(new Error('unexpected'), 'zh').words).toMatch(/^Error: unexpected\n +at /);
  });
});

// Each is a process of its own, and other tests may keep the machine busy.
describe('a command in Chinese', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-sentences-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function run(args: readonly string[], env: Record<string, string> = {}) {
    return new Promise<{ code: number | string; out: string; err: string }>((resolve) => {
      const around = {
        cwd: folder,
        env: { ...process.env, REPLICA_CONFIG: 'off', REPLICA_LANG: 'zh', ...env },
      };
      execFile(process.execPath, [join(ROOT, 'scripts/replica.mjs'), ...args], around, (error, out, err) =>
        resolve({ code: error?.code ?? 0, out, err }),
      );
    });
  }

  it('looks at the machine', async () => {
    const { out } = await run(['doctor', '--port', '0']);
    const lines = out.trim().split('\n');
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => !HAN.test(line) && /[A-Za-z]{2,} [A-Za-z]{2,}/.test(line))).toEqual([]);
    expect(out).toContain('端口 0 空闲');
  });

  it('says what is wrong with the file of settings', async () => {
    const file = join(folder, 'settings.json');
    writeFileSync(file, '{ "port": "x" }');
    expect(await run(['clock', 'show'], { REPLICA_CONFIG: file })).toMatchObject({
      code: 2,
      err: expect.stringContaining('settings.json："port" 须是 0 到 65535 的整数。'),
    });
  });
});
