import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { fileKind } from '#contracts/rules/files/file-kinds.ts';
import { imageSize } from '#contracts/rules/files/image-size.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { coverPage } from '#db/queries/publications/covers.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { el } from '../../media/svg.ts';
import { drawingOf } from '../pictures/drawings.ts';
import type { InnerPicture } from '../pictures/inner-picture.ts';
import { pageSvg } from './page-svg.ts';
import { templatePage } from './template-page.ts';

/** A cover with more pictures is drawn without the further ones: each is carried inside it. */
const MOST_PICTURES = 40;
const SVG = 'image/svg+xml; charset=utf-8';

/** Covers as pictures (封面图片): of seeded works by their names, of others by what stands on their first pages; and pages of templates. */
export function registerCovers(app: FastifyInstance): void {
  app.get('/media/art/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    return sendArt(reply, nameOf(file));
  });

  app.get('/media/art/:artId/:file', async (request, reply) => {
    const { artId, file } = request.params as { artId: string; file: string };
    return sendArt(reply, `${artId}/${nameOf(file)}`);
  });

  app.get('/media/templates/:template/:file', async (request, reply) => {
    const { template, file } = request.params as { template: string; file: string };
    const svg = await templatePage(template, parseDecimalId(nameOf(file)) ?? 0);
    if (svg === null) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=86400').type(SVG).send(svg);
  });

  app.get('/media/covers/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const { world, visitor } = request;
    const found = coverPage(world.db, nameOf(file), visitor?.id ?? 0);
    if (found === null) return reply.callNotFound();
    const svg = await pageSvg(found.page, found, picturesOf(world.files));
    // Named by what stands on it, which is for who may see it.
    const kept = found.isRunning ? 'private, no-cache' : 'private, max-age=31536000, immutable';
    return reply.header('cache-control', kept).type(SVG).send(svg);
  });
}

async function sendArt(reply: FastifyReply, name: string): Promise<FastifyReply> {
  const drawing = await drawingOf(name);
  if (!drawing) {
    reply.callNotFound();
    return reply;
  }
  return reply.header('cache-control', 'public, max-age=86400').type(SVG).send(drawing.svg);
}

function nameOf(file: string): string {
  return file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : '';
}

function picturesOf(files: FileStore): (source: string) => Promise<InnerPicture | null> {
  const known = new Map<string, Promise<InnerPicture | null>>();
  return async (source) => {
    const picture = known.get(source) ?? (known.size < MOST_PICTURES ? pictureOf(files, source) : null);
    if (picture) known.set(source, picture);
    return picture;
  };
}

async function pictureOf(files: FileStore, source: string): Promise<InnerPicture | null> {
  const [kind = '', name = ''] = source.split(/:(.*)/s);
  if (kind === 'art') return drawingOf(name);
  const path = files.find(name, 'small') ?? files.find(name);
  const bytes = path && (await readFile(path));
  const size = bytes ? imageSize(bytes) : null;
  if (!bytes || !size) return null;
  const href = `data:image/${fileKind(bytes)};base64,${bytes.toString('base64')}`;
  return { ...size, svg: el('image', { href, ...size, preserveAspectRatio: 'none' }) };
}
