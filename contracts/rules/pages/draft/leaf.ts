import type { Id, Page } from '../document.ts';

/** What stands on a page, whatever its number: the unit in which a draft is saved. */
export type PageContent = Pick<Page, 'ground' | 'elements' | 'master' | 'layout' | 'areas'>;

/** A page of a draft. */
export interface Leaf {
  readonly id: Id;
  readonly content: PageContent;
}

/** A page of a draft by the hash of its content. */
export interface LeafName {
  readonly id: Id;
  readonly hash: string;
}

/** The content of a page, without what follows from its place. */
export function contentOf({ ground, elements, master, layout, areas = [] }: PageContent): PageContent {
  return {
    ground,
    elements,
    ...(master === undefined ? {} : { master }),
    ...(layout === undefined ? {} : { layout }),
    ...(areas.length === 0 ? {} : { areas }),
  };
}
