import type { Page, TextElement } from '../../pages/document.ts';
import { idAt } from '../../pages/ids.ts';
import type { CoverSheet } from '../cover-sheet.ts';

const LARGEST_MM = 6;
const SHARE = 0.6;
const MARGIN_MM = 12;
const DARK_BELOW = 140;

/** What a spine tells of its work. */
export interface SpineFacts {
  readonly title: string;
  readonly author: string;
}

export function spineWords({ title, author }: SpineFacts): string {
  return [title, author].filter(Boolean).join('　');
}

/** The title on the spine (书脊), from top to bottom, in the colour that is read on its ground. */
export function spinePage(facts: SpineFacts, ground: string, { spine, spineText }: CoverSheet): Page {
  const page: Page = { id: idAt(1), role: 'inner', ground, elements: [] };
  if (spineText === null) return page;
  const words: TextElement = {
    ...{ kind: 'text', id: idAt(1), part: 'prose', text: spineWords(facts) },
    ...{ x: spineText.x - spine.x, y: MARGIN_MM, w: spineText.w, h: Math.max(spine.h - 2 * MARGIN_MM, 0) },
    style: {
      ...{ family: 'serif', weight: 700, size: Math.min(spineText.w * SHARE, LARGEST_MM), leading: 1 },
      ...{ color: isDark(ground) ? '#ffffff' : '#000000', align: 'left', indent: 0 },
      ...{ vertical: true, place: 'middle' },
    },
  };
  return { ...page, elements: [words] };
}

function isDark(color: string): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.299 * r + 0.587 * g + 0.114 * b < DARK_BELOW;
}
