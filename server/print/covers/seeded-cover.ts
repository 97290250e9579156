import { seededBook } from '#db/works/pages/seeded-book.ts';
import type { DemoWork } from '#db/works/types.ts';
import { plateOf } from '../../media/kept-plates.ts';
import { pageSvg } from './page-svg.ts';

const kept = new Map<string, Promise<string>>();

/** The cover of a seeded work as a drawing (示例封面), drawn once. */
export function seededCover(work: DemoWork): Promise<string> {
  const known = kept.get(work.artId) ?? drawn(work);
  kept.set(work.artId, known);
  return known;
}

function drawn(work: DemoWork): Promise<string> {
  const page = seededBook(work.artId, work.pageNum).page(1);
  return pageSvg(page, work, async (source) => {
    const svg = plateOf(work, Number(source.split('/')[1]));
    return svg === null ? null : { svg, ...sizeOfDrawing(svg) };
  });
}

/** As a drawing of ours tells it. */
export function sizeOfDrawing(svg: string): { readonly width: number; readonly height: number } {
  const [, width = 0, height = 0] = (/ width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []).map(Number);
  return { width, height };
}
