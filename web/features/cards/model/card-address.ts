export const VIEWS = { edit: '编辑', share: '分享与印刷', visits: '访问', contacts: '名片夹' } as const;
export type View = keyof typeof VIEWS;

export function isView(text: string): text is View {
  return Object.hasOwn(VIEWS, text);
}

/** What the address of the screen says: which card, which part of it, and with whom cards shall be exchanged. */
export interface CardAddress {
  readonly card: string;
  readonly view: View;
  readonly exchange: string;
  readonly token: string;
}

export function addressOf(search: URLSearchParams): CardAddress {
  const view = search.get('view') ?? '';
  return {
    card: search.get('card') ?? '',
    view: isView(view) ? view : 'edit',
    exchange: search.get('exchange') ?? '',
    token: search.get('k') ?? '',
  };
}

export function searchOf(card: string, view: View): Record<string, string> {
  return { ...(card === '' ? {} : { card }), ...(view === 'edit' ? {} : { view }) };
}
