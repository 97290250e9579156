import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NOTIFICATION_SECONDS, TOAST_SECONDS } from './notice-seconds.ts';

const web = join(import.meta.dirname, '../..');

/** The product's own sources by their path: neither tests nor what is tested in the browser. */
const sources = new Map(
  readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts$|^e2e\//.test(path))
    .map((path) => [path, readFileSync(join(web, path), 'utf8')]),
);

function pathsWith(pattern: RegExp): string[] {
  return [...sources].filter(([, text]) => pattern.test(text)).map(([path]) => path);
}

describe('how long notices last', () => {
  it('is what the specification says', () => {
    expect([TOAST_SECONDS, NOTIFICATION_SECONDS]).toEqual([3, 4.5]);
  });

  it('is said in one place and nowhere else', () => {
    expect(pathsWith(/\bduration\s*[:=]/)).toEqual(['app/providers.tsx']);
    // The second argument of a short toast is its duration too.
    expect(pathsWith(/\bmessage\.(?:info|success|error|warning|loading)\([^()]*,\s*[\d.]+\s*[,)]/)).toEqual(
      [],
    );
  });
});

describe('the quiet exceptions to 请求失败，请重试', () => {
  const QUIET = [
    'LoginServiceMag.createLoginQrcode',
    'LoginServiceMag.getThirdLoginPage',
    'LoginServiceMag.queryLoginQrcode',
    'LoginServiceMag.queryThirdLogin',
    'MemberServiceMag.getCounters',
    'NoticeServiceMag.getNotices',
    'NoticeServiceMag.readNotice',
    'OpusServiceMag.beginImport',
    'OpusServiceMag.createOpus',
    'OpusServiceMag.finishImport',
    'OpusServiceMag.getDraft',
    'OpusServiceMag.getImports',
    'OpusServiceMag.getPresence',
    'OpusServiceMag.nameVersion',
    'OpusServiceMag.saveDraft',
    'OrderServiceMag.getPrintedPages',
    'PayServiceMag.queryPay',
    'ReaderServiceMag.getPages',
    'ReaderServiceMag.getPlace',
    'ReaderServiceMag.savePlace',
    'SearchServiceMag.search',
    'ShopCarService.getTiers',
    'ShoppingServiceMag.getPriceList',
    'UpgradeServiceMag.noteLock',
  ];

  const CALL = /(?:\.call|\bsend)\(\s*'(\w+\.\w+)',((?:[^()]|\([^()]*\))*)\)/g;

  /** The operations that are called quietly: said at the call, or in the options made for it above. */
  function quietOperations(): string[] {
    const functions = [...sources.values()].flatMap((text) => text.split(/\n(?=export |function |const )/));
    return functions.flatMap((text) =>
      [...text.matchAll(CALL)]
        .filter(([, , rest = '']) => {
          const isMadeAbove = /\boptions\b/.test(rest) && /\bquiet:\s*true\b/.test(text);
          return isMadeAbove || /\bquiet:\s*true\b|\bQUIET\b/.test(rest);
        })
        .map(([, operation = '']) => operation),
    );
  }

  it('are these and no more', () => {
    expect([...new Set(quietOperations())].sort()).toEqual(QUIET);
  });

  it('stand in the decision', () => {
    const decision = readFileSync(join(web, '../contracts/decisions/0020-quiet-failures.md'), 'utf8');
    for (const operation of QUIET) expect(decision).toContain(operation);
  });
});
