import { readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import contract from '#contracts/generated/openapi.json' with { type: 'json' };
import { controlDocument } from '../control-document.ts';
import type { ControlParts } from '../control-parts.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const REFERENCE_FILES = [
  ['/docs', 'reference.html', 'text/html; charset=utf-8'],
  ['/docs/', 'reference.html', 'text/html; charset=utf-8'],
  ['/docs/reference.js', 'reference.js', 'text/javascript; charset=utf-8'],
  ['/docs/reference.css', 'reference.css', 'text/css; charset=utf-8'],
] as const;
/** The package's own page would open somebody else's example contract. */
const PACKAGE_FILES = ['/swagger-ui-bundle.js', '/swagger-ui.css', '/favicon-32x32.png'];

export async function docsRoutes(plane: FastifyInstance, { docsRoot }: ControlParts): Promise<void> {
  plane.get('/contract.json', (_request, reply) => reply.type(JSON_TYPE).send(JSON.stringify(contract)));
  plane.get('/openapi.json', (_request, reply) =>
    reply.type(JSON_TYPE).send(JSON.stringify(controlDocument())),
  );
  if (docsRoot === null) return;

  for (const [url, file, type] of REFERENCE_FILES) {
    plane.get(url, async (_request, reply) => {
      const text = await readFile(new URL(`../docs/${file}`, import.meta.url), 'utf8');
      return reply.header('cache-control', 'no-cache').type(type).send(text);
    });
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
