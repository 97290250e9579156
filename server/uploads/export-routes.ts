import { createReadStream } from 'node:fs';
import { makeZip } from 'client-zip';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { chinaIsoDay } from '#contracts/rules/china-time.ts';
import type { Database } from '#db/client.ts';
import { exportedTables, ownFiles, rowsOf } from '#db/queries/account/exporting.ts';
import { sessionUser } from '#db/queries/account/sessions.ts';
import type { UserRow } from '#db/queries/account/users.ts';
import { notLoggedIn } from '#server/errors.ts';
import { holdShare } from '#server/hold-share.ts';

/**
 * 导出我的数据: one archive with all that the member put in, made while it is sent. Only the header speaks here, so that no
 * page of a stranger's begins it.
 */
export function registerExport(app: FastifyInstance): void {
  app.get('/media/account/export', (request, reply) => {
    const { visitor, world, headers } = request;
    if (!headers.authorization || !visitor) throw notLoggedIn();
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
  { world: { db, files, clock }, tokenHash }: FastifyRequest,
  user: UserRow,
  now: number,
): AsyncGenerator<Entry> {
  /** An archive of many files takes a while, and nothing of it follows the end of its session. */
  function demandSession(): void {
    if (tokenHash === null || !sessionUser(db, tokenHash, clock.now())) throw notLoggedIn();
  }

  const lastModified = new Date(now);
  yield { name: '说明.txt', input: WORDS, lastModified };
  for (const table of exportedTables()) {
    demandSession();
    yield { name: `数据/${table.as}.json`, input: jsonOf(db, table.name, user.id), lastModified };
  }
  for (const { hash, kind } of ownFiles(db, user.id)) {
    demandSession();
    // One that went in the meantime is left out.
    const path = files.find(hash);
    if (path !== null) yield { name: `文件/${hash}.${kind}`, input: createReadStream(path), lastModified };
  }
}

async function* jsonOf(db: Database, table: string, userId: number): AsyncGenerator<Uint8Array> {
  let before = '[\n';
  for (const row of rowsOf(db, table, userId)) {
    yield Buffer.from(before + JSON.stringify(row));
    before = ',\n';
  }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n');
}
