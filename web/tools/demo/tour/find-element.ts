/** How the tour names a thing on the page: as somebody would who hears the page rather than sees it. */
export interface Place {
  readonly role: keyof typeof ROLES;
  /** The accessible name, or a part of it as a pattern; {names} are filled with the values of the chapter. */
  readonly name?: string | RegExp;
  readonly within?: Place;
  /** The part around it that is meant, as a CSS selector. */
  readonly around?: string;
}

const ROLES = {
  article: 'article, [role="article"]',
  button: 'button, [role="button"]',
  checkbox: 'input[type="checkbox"], [role="checkbox"]',
  complementary: 'aside, [role="complementary"]',
  dialog: '[role="dialog"]',
  heading: 'h1, h2, h3',
  image: 'img, [role="img"]',
  link: 'a[href]',
  listitem: 'li',
  paragraph: 'p',
  progressbar: '[role="progressbar"]',
  radio: 'input[type="radio"], [role="radio"]',
  radiogroup: '[role="radiogroup"]',
  region: 'section, [role="region"]',
  status: '[role="status"]',
} as const;

export type Values = Readonly<Record<string, string>>;

/** The text with its {names} filled in; a name without a value stays, so that nothing matches it. */
export function filled(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Is this what it is called? White space around and inside counts as one blank. */
export function isCalled(said: string, name: string | RegExp, values: Values): boolean {
  const text = said.replaceAll(/\s+/g, ' ').trim();
  return typeof name === 'string' ? text === filled(name, values) : name.test(text);
}

function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const ids = element.getAttribute('aria-labelledby');
  if (ids === null) return element.textContent ?? '';
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
}

export function isShown(element: Element): boolean {
  return element.isConnected && element.getClientRects().length > 0;
}

/** The first such thing that can be seen; null where there is none yet. */
export function findElement(place: Place, values: Values): HTMLElement | null {
  const { role, name, within, around } = place;
  const root = within === undefined ? document : findElement(within, values);
  if (root === null) return null;
  for (const element of root.querySelectorAll<HTMLElement>(ROLES[role])) {
    // The tour's own words are no part of the product.
    if (element.closest('[data-demo-tour]') || !isShown(element)) continue;
    if (name !== undefined && !isCalled(nameOf(element), name, values)) continue;
    return around === undefined ? element : element.closest<HTMLElement>(around);
  }
  return null;
}
