import { readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import contract from '#contracts/generated/openapi.json' with { type: 'json' };
import { type ToolDocument, toolDocument } from '#contracts/tool-document.ts';
import { controlDocument } from '../control/document.ts';
import type { SomeHandlers } from '../control/handlers.ts';
import type { ControlParts } from '../control-parts.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const PAGE_FILES = {
  '/docs/': ['reference.html', 'text/html; charset=utf-8'],
  '/docs/reference.js': ['reference.js', 'text/javascript; charset=utf-8'],
  '/docs/reference.css': ['reference.css', 'text/css; charset=utf-8'],
} as const;
/** The package's own page would open somebody else's example contract. */
const PACKAGE_FILES = ['/swagger-ui-bundle.js', '/swagger-ui.css', '/favicon-32x32.png'];

export const documentHandlers = ({ docsRoot }: ControlParts) =>
  ({
    'GET /contract.json': ({ request: { protocol, host }, reply }) => {
      // What was imported has the type of its very text, which is not that of any contract.
      const document = toolDocument(contract as unknown as ToolDocument, `${protocol}://${host}`);
      return reply.type(JSON_TYPE).send(JSON.stringify(document));
    },
    'GET /openapi.json': ({ reply }) => reply.type(JSON_TYPE).send(JSON.stringify(controlDocument())),
    'GET /docs': async ({ reply }) => {
      if (docsRoot !== null) return sendFile(reply, PAGE_FILES['/docs/']);
      reply.callNotFound();
      return reply;
    },
  }) satisfies SomeHandlers;

/** What the page at `/docs` loads. */
export async function docsFiles(plane: FastifyInstance, { docsRoot }: ControlParts): Promise<void> {
  if (docsRoot === null) return;
  for (const [url, file] of Object.entries(PAGE_FILES)) {
    plane.get(url, (_request, reply) => sendFile(reply, file));
  }
  await plane.register(fastifyStatic, {
    root: docsRoot,
    prefix: '/docs/',
    index: false,
    decorateReply: false,
    maxAge: '1d',
    allowedPath: (path) => PACKAGE_FILES.includes(path),
  });
}

async function sendFile(reply: FastifyReply, [file, type]: readonly [string, string]): Promise<FastifyReply> {
  const text = await readFile(new URL(`../docs/${file}`, import.meta.url), 'utf8');
  return reply.header('cache-control', 'no-cache').type(type).send(text);
}
