import type { Area } from '../account/membership.ts';

/** The groups of the left menu (左侧菜单), in their order. */
export const MENU_GROUPS = ['创作', '阅读', '印刷订单', '账户'] as const;

/** Kind of the online editor (编辑器类型): 12 in general, 11 for documents, 13 for calendars. */
export type EditorType = 11 | 12 | 13;

type MenuGroup = (typeof MENU_GROUPS)[number];

/** The data of a screen beside its path and title. */
export interface ScreenFacts {
  /** A closed screen is not open yet and says so; the router itself leads to one outside the shell. */
  readonly state: 'open' | 'closed' | 'outside';
  /** Its group in the menu; without one it is reached from another screen. */
  readonly menu?: MenuGroup;
  /** The area that a membership must open (会员专区). */
  readonly area?: Area;
  /** The part that a membership must open, where everyone has the screen itself. */
  readonly part?: { readonly area: Area; readonly title: string };
  /** While its area is locked, it shows what the membership would bring, instead of being dimmed behind the card. */
  readonly isShopWindow?: boolean;
  readonly editorType?: EditorType;
  /** The heading of the screen at its example, if it differs from the title. */
  readonly heading?: string;
  /** It shows data of one member only, so it does not exist for another. */
  readonly isOfOneMember?: boolean;
  /** On a phone its own bar (操作栏) replaces the five main places at the bottom. */
  readonly hasActionBar?: boolean;
}

/** The area that locks a screen (未开通). A screen that is not open yet has nothing to unlock. */
export function lockingArea({ state, area }: Pick<ScreenFacts, 'state' | 'area'>): Area | undefined {
  return state === 'open' ? area : undefined;
}

/** Query of a link, without undefined values. */
export type LinkQuery = Readonly<Record<string, string | undefined>>;

interface Place {
  /** Pattern of the route table, to the letter. */
  readonly path: string;
  readonly title: string;
  /** An example address: the path with its parameter. */
  readonly example: string;
  /** The target and the name of its menu entry. */
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

/** How the parameter, the last segment of the pattern, is encoded, and an example of it. */
interface ParamRule<Param> {
  readonly write: (param: Param) => string;
  readonly example: Param;
}

type ParamFacts<Param> = Omit<ScreenFacts, 'menu'> &
  (
    | { readonly menu?: never }
    | {
        readonly menu: MenuGroup;
        /** The parameter and the name in the menu. */
        readonly menuParam: Param;
        readonly menuTitle: string;
      }
  );

/** A screen with a parameter; it has a menu entry only if it names the parameter. */
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
