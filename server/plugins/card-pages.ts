import { readFileSync, statSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cardHtml, noCardHtml } from '#contracts/rules/cards/card-html.ts';
import { cardPath, scanPath, vcardPath } from '#contracts/rules/cards/card-slug.ts';
import {
  type CardLevel,
  type CardPictures,
  type CardView,
  visibleCard,
} from '#contracts/rules/cards/card-view.ts';
import { type ContactPhoto, vcardFileName, vcardOf } from '#contracts/rules/cards/vcard.ts';
import { escapeXml } from '#contracts/rules/escape-xml.ts';
import { fileKind } from '#contracts/rules/files/file-kinds.ts';
import { countScan, type ScannedCode, scannedCode } from '#db/queries/cards/card-tokens.ts';
import { addVisit, type VisitAction } from '#db/queries/cards/card-visits.ts';
import { worksOnCard } from '#db/queries/cards/card-works.ts';
import { type CardRow, cardById, cardBySlug } from '#db/queries/cards/cards.ts';
import { causeOfStorageFailure } from '#db/storage-failure.ts';
import { sendFile } from '#server/uploads/file-routes.ts';

const VCF = '.vcf';
const HTML = 'text/html; charset=utf-8';
/** A picture of more bytes makes a contact that phones are slow to take. */
const CONTACT_PHOTO_MOST = 512 * 1024;

/** What stands behind `?`: the token of the code by which somebody came, and the sandbox that the code was made in. */
interface Asked {
  readonly k?: unknown;
  readonly sandbox?: unknown;
}

/** A card that is shown, and how this visitor came to it. */
interface Found {
  readonly card: CardRow;
  readonly level: CardLevel;
  readonly code: ScannedCode | null;
  /** The query that keeps what this visitor sees: behind every address below the card. */
  readonly query: string;
}

/**
 * 名片页: what the address and the codes of a card lead to, for whoever has them. All of it is written here; there is no
 * script, and a browser without one shows the same.
 */
export function registerCardPages(app: FastifyInstance): void {
  app.get('/card/q/:token', (request, reply) => {
    const { token } = request.params as { token: string };
    const { db } = request.world;
    const code = scannedCode(db, token);
    const card = code && cardById(db, code.cardId);
    if (!code || card?.state !== 'published') return sendNoCard(reply, card);
    if (isCounted(request, card)) storing(() => countScan(db, token));
    return reply.redirect(cardPath(card.slug) + queryOf({ ...asked(request), k: token }));
  });

  app.get('/card/:name', (request, reply) => {
    const { name } = request.params as { name: string };
    const isContact = name.endsWith(VCF);
    const slug = isContact ? name.slice(0, -VCF.length) : name;
    const card = cardBySlug(request.world.db, slug);
    if (card?.state !== 'published') return sendNoCard(reply, card);
    const found = foundCard(request, card);
    note(request, found, isContact ? 'save' : 'open');
    // A page with a code in its address is for who scanned it.
    if (found.level === 'scan') reply.header('x-robots-tag', 'noindex');
    return isContact ? sendContact(request, reply, found) : sendPage(request, reply, found);
  });

  app.get('/card/:name/:picture', (request, reply) => {
    const { name, picture } = request.params as { name: string; picture: string };
    const card = cardBySlug(request.world.db, name);
    if (card?.state !== 'published') return reply.callNotFound();
    const { photo, wechatPicture } = seen(foundCard(request, card), allPictures(card));
    const hash = picture === 'photo' ? photo : picture === 'wechat' ? wechatPicture : '';
    const { files } = request.world;
    const path = hash === '' ? null : (files.find(hash, 'small') ?? files.find(hash));
    return path === null ? reply.callNotFound() : sendFile(request, reply, path);
  });
}

function asked(request: FastifyRequest): Asked {
  return request.query as Asked;
}

function queryOf({ k, sandbox }: Asked): string {
  const query = new URLSearchParams();
  if (typeof k === 'string' && k !== '') query.set('k', k);
  if (typeof sandbox === 'string' && sandbox !== '') query.set('sandbox', sandbox);
  return query.size === 0 ? '' : `?${query}`;
}

function foundCard(request: FastifyRequest, card: CardRow): Found {
  const { k, sandbox } = asked(request);
  const scanned = typeof k === 'string' ? scannedCode(request.world.db, k) : null;
  const code = scanned?.cardId === card.id ? scanned : null;
  return { card, code, level: code ? 'scan' : 'open', query: queryOf({ k: code ? k : '', sandbox }) };
}

function seen({ card, level }: Found, pictures: CardPictures): CardView {
  return visibleCard(card.content, { theme: card.theme, level, pictures });
}

/** By their hashes, which never leave the server. */
function allPictures({ photoHash, wechatHash }: CardRow): CardPictures {
  return { photo: photoHash, wechatPicture: wechatHash, works: [] };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, found: Found): FastifyReply {
  const { card, query } = found;
  const { slug } = card;
  const below = (hash: string, name: string) => (hash === '' ? '' : `${cardPath(slug)}/${name}${query}`);
  const works = worksOnCard(request.world.db, card.ownerId, card.content)
    .filter(({ isShown }) => isShown)
    .map(({ name, photoPath, code }) => ({ name, photoPath, href: `/r/${encodeURIComponent(code)}` }));
  const { photoHash, wechatHash } = card;
  const pictures = { photo: below(photoHash, 'photo'), wechatPicture: below(wechatHash, 'wechat'), works };
  const view = seen(found, pictures);
  const exchange = new URLSearchParams({ exchange: slug });
  if (found.code) exchange.set('k', String(asked(request).k));
  const links = { vcard: vcardPath(slug) + query, exchange: `/manager/businessCard?${exchange}` };
  return reply.type(HTML).send(cardHtml({ view, links, meta: metaOf(view, addressOf(request, slug)) }));
}

/** What a chat shows beside the link: of what everybody sees, whoever sends it on. */
function metaOf({ name, title, company }: CardView, address: string): string {
  const words = [title, company].filter((text) => text !== '').join(' · ') || `${name}的电子名片`;
  const tags = {
    'og:type': 'profile',
    'og:title': `${name}的名片`,
    'og:description': words,
    'og:url': address,
  };
  const properties = Object.entries(tags).map(
    ([property, content]) => `<meta property="${property}" content="${escapeXml(content)}">`,
  );
  return [`<meta name="description" content="${escapeXml(words)}">`, ...properties].join('');
}

function addressOf({ protocol, host }: FastifyRequest, slug: string): string {
  return `${protocol}://${host}${cardPath(slug)}`;
}

function sendContact(request: FastifyRequest, reply: FastifyReply, found: Found): FastifyReply {
  const { card, code } = found;
  const view = seen(found, allPictures(card));
  const { protocol, host } = request;
  // The address of a code leads to the card for ever, also when that gets another address.
  const path = code ? scanPath(String(asked(request).k)) : cardPath(card.slug);
  const photo = contactPhoto(request, view.photo);
  const name = encodeURIComponent(vcardFileName(view.name));
  return reply
    .type('text/vcard; charset=utf-8')
    .header('content-disposition', `attachment; filename="card.vcf"; filename*=UTF-8''${name}`)
    .send(vcardOf(view, `${protocol}://${host}${path}`, photo));
}

/** What a camera or a program wrote beside the pixels, such as where a picture was taken. */
const TOLD_BESIDE = ['Exif\0', 'eXIf', 'http://ns.adobe.com/xap'];

/** The picture as it was brought, where a phone takes it and it tells no more than it shows. */
function contactPhoto({ world }: FastifyRequest, hash: string): ContactPhoto | null {
  const path = hash === '' ? null : world.files.find(hash);
  if (path === null || statSync(path).size > CONTACT_PHOTO_MOST) return null;
  const bytes = readFileSync(path);
  const kind = fileKind(bytes);
  if ((kind !== 'jpeg' && kind !== 'png') || TOLD_BESIDE.some((told) => bytes.includes(told))) return null;
  return { type: kind === 'jpeg' ? 'JPEG' : 'PNG', base64: bytes.toString('base64') };
}

/** Who looks at his own card, and a browser or a robot that only tries, is no visit. */
function isCounted({ method, headers, visitor }: FastifyRequest, { ownerId }: CardRow): boolean {
  const isTry = method !== 'GET' || headers['sec-purpose'] !== undefined || headers.purpose !== undefined;
  return !isTry && visitor?.id !== ownerId;
}

function note(request: FastifyRequest, { card, code }: Found, action: VisitAction): void {
  if (!isCounted(request, card)) return;
  const source = code === null ? 'link' : code.batch > 0 ? 'print' : 'scan';
  const { db, clock } = request.world;
  const visit = { cardId: card.id, visitorId: request.visitor?.id ?? null, source, action } as const;
  storing(() => addVisit(db, { ...visit, batch: code?.batch ?? 0, at: clock.now() }));
}

/** A disk that is full costs a number in the statistics, and not the page. */
function storing(write: () => void): void {
  try {
    write();
  } catch (error) {
    if (causeOfStorageFailure(error) === null) throw error;
  }
}

/** A draft is not told from a card that never was. */
function sendNoCard(reply: FastifyReply, card: CardRow | null): FastifyReply {
  const isStopped = card?.state === 'stopped';
  const html = isStopped
    ? noCardHtml('这张名片已停用', '名片主人暂时不再展示它，请直接与对方联系。')
    : noCardHtml('没有找到这张名片', '地址可能写错了，或名片已被删除。');
  return reply
    .code(isStopped ? 410 : 404)
    .type(HTML)
    .send(html);
}
