import { createReadStream } from 'node:fs';
import { makeZip } from 'client-zip';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { chinaIsoDay } from '#contracts/rules/china-time.ts';
import { exportedTables, ownFiles, rowsOf } from '#db/queries/account/exporting.ts';
import { sessionUser } from '#db/queries/account/sessions.ts';
import type { UserRow } from '#db/queries/account/users.ts';
import { refusal } from '#server/errors.ts';
import { holdShare } from '#server/shares/hold-share.ts';

const LONGEST_GO_MS = 10;
/** Each piece of the archive costs as much as some rows. */
const CHARACTERS_AT_ONCE = 32_768;

/**
 * 导出我的数据: one archive with all that the member put in, made while it is sent. Only the header speaks here, so that no
 * page of a stranger's begins it.
 */
export function registerExport(app: FastifyInstance): void {
  app.get('/media/account/export', (request, reply) => {
    const { visitor, world, headers } = request;
    if (!headers.authorization || !visitor) throw refusal('not-logged-in');
    holdShare('accountExports', request, reply);
    const now = world.clock.now();
    const name = `desk-${visitor.account}-${chinaIsoDay(now)}.zip`.replaceAll(/[^\w.-]/g, '_');
    reply.header('content-disposition', `attachment; filename="${name}"`).header('cache-control', 'no-store');
    return reply
      .type('application/zip')
      .send(makeZip(entriesOf(request, visitor, now), { buffersAreUTF8: true }));
  });
}

interface Entry {
  readonly name: string;
  readonly input: string | AsyncIterable<Uint8Array>;
  readonly lastModified: Date;
}

const WORDS = `这里是您在书桌保存的全部数据。

- “数据”里每个文件是一类记录，JSON 格式：时间为 UTC，金额以“分”为单位（名称以 _fen 结尾）。
- “文件”里是您上传的原文件，以内容的 SHA-256 命名；记录中的 hash 与它对应。
- 密码、登录令牌和支付码不在其中。
`;

async function* entriesOf(
  { world, tokenHash, server }: FastifyRequest,
  user: UserRow,
  now: number,
): AsyncGenerator<Entry> {
  const { db, files, clock } = world;
  /** An archive of many files takes a while, and nothing of it follows the end of its session. */
  function demandSession(): void {
    if (tokenHash === null || !sessionUser(db, tokenHash, clock.now())) throw refusal('not-logged-in');
  }

  let goesOnSince = performance.now();
  /** Others wait no longer for it, however many rows there are. */
  function pauseWhenLong(): Promise<void> | null {
    return performance.now() - goesOnSince < LONGEST_GO_MS ? null : pause();
  }
  async function pause(): Promise<void> {
    await server.pauseFor(world);
    demandSession();
    goesOnSince = performance.now();
  }

  const lastModified = new Date(now);
  yield { name: '说明.txt', input: WORDS, lastModified };
  for (const table of exportedTables()) {
    demandSession();
    const input = jsonOf(rowsOf(db, table.name, user.id), pauseWhenLong);
    yield { name: `数据/${table.as}.json`, input, lastModified };
  }
  for (const { hash, kind } of ownFiles(db, user.id)) {
    demandSession();
    // One that went in the meantime is left out.
    const path = files.find(hash);
    if (path !== null) yield { name: `文件/${hash}.${kind}`, input: createReadStream(path), lastModified };
  }
}

async function* jsonOf(
  rows: Iterable<object>,
  pauseWhenLong: () => Promise<void> | null,
): AsyncGenerator<Uint8Array> {
  let text = '[';
  let isEmpty = true;
  for (const row of rows) {
    text += `${isEmpty ? '' : ','}\n${JSON.stringify(row)}`;
    isEmpty = false;
    if (text.length >= CHARACTERS_AT_ONCE) {
      yield Buffer.from(text);
      text = '';
      // Whoever took it called it back; from here on it goes on by itself, and is counted.
      await null;
    }
    const pause = pauseWhenLong();
    if (pause) await pause;
  }
  yield Buffer.from(`${text}${isEmpty ? '' : '\n'}]\n`);
}
