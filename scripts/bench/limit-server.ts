/**
 * The limit: a bare Fastify that answers one prepared query with the bytes of our reply. It parses the row and
 * answers it; no sessions, no validation, no journal. Whatever we add is measured against this.
 */
import BetterSqlite3 from 'better-sqlite3';
import fastify from 'fastify';

export interface LimitCase {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly body: string;
  readonly isText: boolean;
}

async function main(): Promise<void> {
  const cases = JSON.parse(process.argv[2] ?? '[]') as LimitCase[];
  const sqlite = new BetterSqlite3(':memory:');
  sqlite.exec('create table replies (name text primary key, body text not null)');
  const insert = sqlite.prepare('insert into replies values (?, ?)');
  for (const { name, body } of cases) insert.run(name, body);
  const select = sqlite.prepare<[string], { body: string }>('select body from replies where name = ?');

  const app = fastify({ logger: false });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  for (const { name, method, isText } of cases) {
    app.route({
      method,
      url: `/${name}`,
      handler: async (_request, reply) => {
        const row = select.get(name);
        if (isText) return reply.type('text/plain; charset=utf-8').send(row?.body);
        return JSON.parse(row?.body ?? 'null');
      },
    });
  }
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  process.stdout.write(`Ready at ${url}\n`);
}

process.on('SIGTERM', () => process.exit(0));

await main();
