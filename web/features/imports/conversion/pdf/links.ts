import type { LinkElement, LinkTarget, New } from '#contracts/rules/pages/document.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { DOCUMENT_LIMITS } from '#contracts/rules/pages/limits.ts';
import { isSafeAddress } from '#contracts/rules/pages/safe-address.ts';
import type { PageSize } from '../paged-source.ts';
import { type Matrix, movedPoint } from './matrix.ts';
import { boxAround } from './page-box.ts';

/** A link as pdf.js tells it, its corners in units of the PDF. */
export interface SourceLink {
  readonly rect: readonly number[];
  readonly url?: string;
  /** The page that it leads to, where it leads to one of this PDF. */
  readonly page: number | null;
}

/** Null for a link that leads nowhere, or where a work may not lead (链接). */
export function linkOf(source: SourceLink, toPage: Matrix, size: PageSize): New<LinkElement> | null {
  const target = targetOf(source);
  const [left = 0, bottom = 0, right = 0, top = 0] = source.rect;
  const box = boxAround([movedPoint(toPage, [left, bottom]), movedPoint(toPage, [right, top])], size);
  return target && box ? { kind: 'link', ...box, target, label: '' } : null;
}

function targetOf({ url, page }: SourceLink): LinkTarget | null {
  if (page !== null) return { to: 'page', page: idAt(page) };
  if (url === undefined || url.length > DOCUMENT_LIMITS.addressLength || !isSafeAddress(url)) return null;
  return { to: 'address', address: url };
}
