import { escapeXml } from '../escape-xml.ts';
import { cardStyle } from './card-style.ts';
import type { CardView } from './card-view.ts';

/** The links of the page; empty in a preview. */
export interface CardLinks {
  readonly vcard: string;
  readonly exchange: string;
}

interface CardPage {
  readonly view: CardView;
  readonly links: CardLinks;
  /** For the head: what a chat shows beside the link. */
  readonly meta?: string;
}

/** The page of a card (名片页): one text without any script, for the link and for the preview beside the editor. */
export function cardHtml({ view, links, meta = '' }: CardPage): string {
  const { theme, name } = view;
  const body = [
    `<header class="head">${head(view)}</header>`,
    `<section class="sheet first" aria-label="联系方式">${acts(links)}${contacts(view)}</section>`,
    wechatCode(view),
    ...view.sections.map(
      ({ title, text }) =>
        `<section class="sheet"><h2>${escapeXml(title)}</h2><p class="words">${escapeXml(text)}</p></section>`,
    ),
    works(view),
    '<p class="foot">书桌 · 电子名片</p>',
  ];
  return page({ theme, title: `${name}的名片`, meta, body: `<main>${body.join('')}</main>` });
}

/** For a card that is not shown (找不到、已停用). */
export function noCardHtml(title: string, text: string): string {
  const body = `<main class="calm"><h1>${escapeXml(title)}</h1><p>${escapeXml(text)}</p></main>`;
  return page({ theme: 'ink', title, meta: '<meta name="robots" content="noindex">', body });
}

function page(parts: { theme: CardView['theme']; title: string; meta: string; body: string }): string {
  return [
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeXml(parts.title)}</title>${parts.meta}<style>${cardStyle(parts.theme)}</style></head>`,
    `<body class="${parts.theme}">${parts.body}</body></html>`,
  ].join('');
}

function head({ name, title, company, motto, photo }: CardView): string {
  const [first = ''] = name;
  const picture =
    photo === ''
      ? `<span class="mark" aria-hidden="true">${escapeXml(first)}</span>`
      : `<img class="photo" src="${escapeXml(photo)}" alt="${escapeXml(name)}的照片">`;
  const words = [title, company].filter((text) => text !== '').map((text) => `<p>${escapeXml(text)}</p>`);
  const who = `<div class="who">${picture}<div><h1>${escapeXml(name)}</h1>${words.join('')}</div></div>`;
  return motto === '' ? who : `${who}<p class="motto">${escapeXml(motto)}</p>`;
}

function acts({ vcard, exchange }: CardLinks): string {
  const act = (href: string, text: string, kind: string) =>
    href === '' ? '' : `<a class="${kind}" href="${escapeXml(href)}">${text}</a>`;
  const both = act(vcard, '存入通讯录', 'act main') + act(exchange, '交换名片', 'act');
  return both === '' ? '' : `<div class="acts">${both}</div>`;
}

function contacts(view: CardView): string {
  const link = (href: string, text: string) => `<a href="${escapeXml(href)}">${escapeXml(text)}</a>`;
  const lines = [
    ...view.mobiles.map(({ label, text }) =>
      line(label, link(`tel:${text.replaceAll(/[ ()-]/g, '')}`, text)),
    ),
    ...view.emails.map(({ label, text }) =>
      line(label, link(`mailto:${text}`, text).replace(/@(?=[^@]*<\/a>$)/, '<wbr>@')),
    ),
    view.wechat === '' ? '' : line('微信号', escapeXml(view.wechat)),
    view.website === '' ? '' : line('网站', websiteLink(view.website)),
    view.address === '' ? '' : line('地址', escapeXml(view.address)),
  ].join('');
  return lines === '' ? '' : `<dl class="lines">${lines}</dl>`;
}

function line(label: string, value: string): string {
  return `<div><dt>${escapeXml(label)}</dt><dd>${value}</dd></div>`;
}

function websiteLink(address: string): string {
  const shown = address.replace(/^https?:\/\//i, '');
  return `<a href="${escapeXml(address)}" rel="noopener noreferrer nofollow">${escapeXml(shown)}</a>`;
}

function wechatCode({ wechatPicture }: CardView): string {
  if (wechatPicture === '') return '';
  const picture = `<img class="code" src="${escapeXml(wechatPicture)}" alt="微信二维码">`;
  return `<section class="sheet" aria-label="微信">${picture}<p class="hint">长按识别，添加微信</p></section>`;
}

function works({ works: shown }: CardView): string {
  if (shown.length === 0) return '';
  const items = shown.map(
    ({ name, photoPath, href }) =>
      `<li><a href="${escapeXml(href)}"><img src="${escapeXml(photoPath)}" alt="" loading="lazy">${escapeXml(name)}</a></li>`,
  );
  return `<section class="sheet"><h2>作品</h2><ul class="works">${items.join('')}</ul></section>`;
}
