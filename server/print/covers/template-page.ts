import type { PageDocument } from '#contracts/rules/pages/document.ts';
import { resolved } from '#contracts/rules/pages/resolved.ts';
import { albumSample } from '#contracts/rules/templates/album-sample.ts';
import { ALBUMS } from '#contracts/rules/templates/albums.ts';
import { drawingOf } from '../pictures/drawings.ts';
import { pageSvg } from './page-svg.ts';

const samples = new Map<string, PageDocument>();

/** A page of a template with pictures in its places (样张); null where there is none. */
export async function templatePage(template: string, no: number): Promise<string | null> {
  const album = ALBUMS.find(({ id }) => id === template);
  if (!album) return null;
  const document = samples.get(template) ?? albumSample(album);
  samples.set(template, document);
  const page = document.pages[no - 1];
  if (!page) return null;
  const { masters = [], pages } = document;
  const facts = { no, pages: pages.length, masters, title: album.name };
  const pictureOf = async (source: string) => drawingOf(source.slice('art:'.length));
  return pageSvg(resolved(page, facts), document, pictureOf);
}
