import {
  type CardContent,
  type CardSection,
  type LabelledField,
  readCardContent,
} from '#contracts/rules/cards/card-content.ts';
import { cardHtml } from '#contracts/rules/cards/card-html.ts';
import { readSlug } from '#contracts/rules/cards/card-slug.ts';
import type { CardTheme } from '#contracts/rules/cards/card-themes.ts';
import { type CardLevel, type ShownWork, visibleCard } from '#contracts/rules/cards/card-view.ts';
import type { Card } from '../api.ts';
import type { CardPicture } from '../upload-picture.ts';

/** A card as somebody works on it (编辑中的名片). */
export interface CardDraft {
  readonly slug: string;
  readonly theme: CardTheme;
  readonly content: CardContent;
  /** Pictures that go with the next save. */
  readonly without: readonly CardPicture[];
  /** The chosen works, in the order of their ids in the content. */
  readonly works: readonly DraftWork[];
}

export interface DraftWork {
  readonly ID: string;
  readonly name: string;
  readonly photoPath: string;
  readonly isShown: boolean;
}

export function draftOf({ slug, theme, content, works }: Card): CardDraft {
  const shown = works.map(({ ID, name, photoPath, isShown }) => ({
    ID,
    name,
    photoPath,
    isShown: isShown === 'Y',
  }));
  return { slug, theme, content, without: [], works: shown };
}

/** Lines that nobody wrote anything into are none. */
function written(draft: CardDraft): CardContent {
  const { content, works } = draft;
  const hasText = ({ text }: LabelledField) => text.trim() !== '';
  const isBegun = ({ title, text }: CardSection) => title.trim() !== '' || text.trim() !== '';
  return {
    ...content,
    mobiles: content.mobiles.filter(hasText),
    emails: content.emails.filter(hasText),
    sections: content.sections.filter(isBegun),
    works: { ...content.works, ids: works.map(({ ID }) => ID) },
  };
}

export function isChanged(draft: CardDraft, card: Card): boolean {
  const facts = ({ slug, theme, without }: CardDraft, content: CardContent) =>
    JSON.stringify([slug, theme, without, content]);
  return facts(draft, written(draft)) !== facts(draftOf(card), card.content);
}

export interface DraftProblem {
  /** Without its `bad-`: the field that it is about. */
  readonly field: string;
  readonly message: string;
}

export type CheckedDraft =
  | { readonly kind: 'good'; readonly input: Record<'slug' | 'theme' | 'content' | 'without', string> }
  | { readonly kind: 'bad'; readonly problem: DraftProblem };

/** What is sent, or the first thing that is wrong. */
export function checkedDraft(draft: CardDraft): CheckedDraft {
  const content = readCardContent(JSON.stringify(written(draft)));
  if (content.kind !== 'done') return bad(content.field, content.message);
  const slug = readSlug(draft.slug);
  if (slug.kind !== 'done') return bad(slug.field, slug.message);
  const input = {
    ...{ slug: slug.value, theme: draft.theme },
    ...{ content: JSON.stringify(content.value), without: draft.without.join(',') },
  };
  return { kind: 'good', input };
}

function bad(field: string, message: string): CheckedDraft {
  return { kind: 'bad', problem: { field: fieldOf(field), message } };
}

/** The field behind the reason of a refusal. */
export function fieldOf(reason: string): string {
  return reason === 'slug-taken' ? 'slug' : reason.replace(/^bad-/, '');
}

/** The page as others will see it (预览), of what is written now. */
export function previewHtml(draft: CardDraft, card: Card, level: CardLevel): string {
  const unless = (picture: CardPicture, path: string) => (draft.without.includes(picture) ? '' : path);
  const works = draft.works
    .filter(({ isShown }) => isShown)
    .map(({ name, photoPath }): ShownWork => ({ name, photoPath, href: '#' }));
  const pictures = {
    ...{ photo: unless('photo', card.photoPath), wechatPicture: unless('wechat', card.wechatPath) },
    works,
  };
  const view = visibleCard(written(draft), { theme: draft.theme, level, pictures });
  return cardHtml({ view, links: { vcard: '#', exchange: '#' } });
}

/** The list without the one at that place. */
export function withoutAt<T>(list: readonly T[], place: number): readonly T[] {
  return list.filter((_, at) => at !== place);
}

export function replacedAt<T>(list: readonly T[], place: number, one: T): readonly T[] {
  return list.map((old, at) => (at === place ? one : old));
}
