import type { Area } from '../account/membership.ts';

/** The groups of the left menu (左侧菜单), in their order. */
export const MENU_GROUPS = ['创作', '阅读', '印刷订单', '账户'] as const;

/** Kind of the online editor (编辑器类型): 12 in general, 11 for documents, 13 for calendars. */
export type EditorType = 11 | 12 | 13;

type MenuGroup = (typeof MENU_GROUPS)[number];

/** What is known of a screen beside its path and title. */
export interface ScreenFacts {
  /** A closed screen is not open yet and says so; one outside the shell is led to by the router itself. */
  readonly state: 'open' | 'closed' | 'outside';
  /** Its group in the menu; what has none is reached from another screen. */
  readonly menu?: MenuGroup;
  /** The area that a membership has to open (会员专区). */
  readonly area?: Area;
  /** What of it a membership has to open, where everybody has the screen itself. */
  readonly part?: { readonly area: Area; readonly title: string };
  /** Where its area is locked, it shows itself what that would bring, instead of lying dimmed behind the card. */
  readonly isShopWindow?: boolean;
  readonly editorType?: EditorType;
  /** What the screen at its example begins with, where that is not its title. */
  readonly heading?: string;
  /** It is about something that only this member has, so that another one has no place there. */
  readonly isOfOneMember?: boolean;
  /** On a phone its own bar (操作栏) stands at the foot of the window, in the place of the five main places. */
  readonly hasActionBar?: boolean;
}

/** The area that locks a screen (未开通). What is not open yet has nothing to unlock, whatever a membership costs. */
export function lockingArea({ state, area }: Pick<ScreenFacts, 'state' | 'area'>): Area | undefined {
  return state === 'open' ? area : undefined;
}

/** Query of a link; what is undefined is left out. */
export type LinkQuery = Readonly<Record<string, string | undefined>>;

interface Place {
  /** Pattern of the route table, to the letter. */
  readonly path: string;
  /** Screen title in Chinese. */
  readonly title: string;
  /** An address of it: the path, with an example for its parameter. */
  readonly example: string;
  /** Where its place in the menu leads, and under which name. */
  readonly entry: { readonly href: string; readonly title: string };
}

export interface StaticPath extends Place {
  getHref(query?: LinkQuery): string;
}

interface ParamPath<Param> extends Place {
  getHref(param: Param, query?: LinkQuery): string;
}

function withQuery(path: string, query: LinkQuery = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) {
      search.set(name, value);
    }
  }
  return search.size === 0 ? path : `${path}?${search}`;
}

export function fixed<const Facts extends ScreenFacts>(
  path: string,
  title: string,
  facts: Facts,
): StaticPath & Facts {
  const entry = { href: path, title };
  return { path, title, example: path, entry, getHref: (query) => withQuery(path, query), ...facts };
}

/** How the parameter, which is the last segment of the pattern, is made safe for a path, and an example of it. */
interface ParamRule<Param> {
  readonly write: (param: Param) => string;
  readonly example: Param;
}

type ParamFacts<Param> = Omit<ScreenFacts, 'menu'> &
  (
    | { readonly menu?: never }
    | {
        readonly menu: MenuGroup;
        /** What in particular the menu leads to, and how it calls it. */
        readonly menuParam: Param;
        readonly menuTitle: string;
      }
  );

/** A screen of something; the menu has a place for it only where it says what of it to lead to. */
export function withParam<Param, const Facts extends ParamFacts<Param>>(
  path: string,
  title: string,
  { write, example }: ParamRule<Param>,
  facts: Facts,
): ParamPath<Param> & Facts {
  const base = path.slice(0, path.lastIndexOf(':'));
  const getHref = (param: Param, query?: LinkQuery) => withQuery(base + write(param), query);
  const entry = facts.menu
    ? { href: getHref(facts.menuParam), title: facts.menuTitle }
    : { href: getHref(example), title };
  return { path, title, example: getHref(example), entry, getHref, ...facts };
}
