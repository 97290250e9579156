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
import type { CardPicture } from '../upload-picture.ts';
import type { Card } from './cards.ts';

/** A line with a key of its own, so that its text stays in it when another line is removed. */
export type Keyed<Line> = Line & { readonly key: string };

export type DraftContent = Omit<CardContent, 'mobiles' | 'emails' | 'sections'> & {
  readonly mobiles: readonly Keyed<LabelledField>[];
  readonly emails: readonly Keyed<LabelledField>[];
  readonly sections: readonly Keyed<CardSection>[];
};

/** A card while it is edited (编辑中的名片). */
export interface CardDraft {
  readonly slug: string;
  readonly theme: CardTheme;
  readonly content: DraftContent;
  /** Pictures that the next save removes. */
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
  const { mobiles, emails, sections } = content;
  const lines = { mobiles: mobiles.map(keyed), emails: emails.map(keyed), sections: sections.map(keyed) };
  return { slug, theme, content: { ...content, ...lines }, without: [], works: shown };
}

let lines = 0;

export function keyed<Line>(line: Line): Keyed<Line> {
  lines += 1;
  return { ...line, key: `line-${lines}` };
}

const hasText = ({ text }: LabelledField) => text.trim() !== '';
const isBegun = ({ title, text }: CardSection) => title.trim() !== '' || text.trim() !== '';

/** The content without empty lines. */
function written({ content, works }: CardDraft): CardContent {
  return {
    ...content,
    mobiles: content.mobiles.filter(hasText).map(withoutKey),
    emails: content.emails.filter(hasText).map(withoutKey),
    sections: content.sections.filter(isBegun).map(withoutKey),
    works: { ...content.works, ids: works.map(({ ID }) => ID) },
  };
}

function withoutKey<Line>({ key: _, ...line }: Keyed<Line>) {
  return line;
}

export function isChanged(draft: CardDraft, card: Card): boolean {
  const facts = ({ slug, theme }: Card | CardDraft, without: CardDraft['without'], content: CardContent) =>
    JSON.stringify([slug, theme, without, content]);
  return facts(draft, draft.without, written(draft)) !== facts(card, [], card.content);
}

export interface DraftProblem {
  /** Without its `bad-`: the field that it is about. */
  readonly field: string;
  readonly message: string;
}

export type CheckedDraft =
  | { readonly kind: 'good'; readonly input: Record<'slug' | 'theme' | 'content' | 'without', string> }
  | { readonly kind: 'bad'; readonly problem: DraftProblem };

/** The input to send, or the first problem. */
export function checkedDraft(draft: CardDraft): CheckedDraft {
  const content = readCardContent(JSON.stringify(written(draft)));
  if (content.kind !== 'done') return bad(fieldInDraft(draft, fieldOf(content.problem)), content.message);
  const slug = readSlug(draft.slug);
  if (slug.kind !== 'done') return bad(fieldOf(slug.problem), slug.message);
  const input = {
    ...{ slug: slug.value, theme: draft.theme },
    ...{ content: JSON.stringify(content.value), without: draft.without.join(',') },
  };
  return { kind: 'good', input };
}

function bad(field: string, message: string): CheckedDraft {
  return { kind: 'bad', problem: { field, message } };
}

/** The check counts lines without the empty ones, the form with them. */
function fieldInDraft({ content: { mobiles, emails, sections } }: CardDraft, field: string): string {
  const [, kind = '', counted] = /^(mobile|email|section)-(\d+)$/.exec(field) ?? [];
  const places = { mobile: mobiles.map(hasText), email: emails.map(hasText), section: sections.map(isBegun) };
  const kept = places[kind as keyof typeof places]?.flatMap((isKept, at) => (isKept ? [at] : []));
  return kept === undefined ? field : `${kind}-${kept[Number(counted)]}`;
}

/** The field behind the reason of a refusal. */
export function fieldOf(reason: string): string {
  return reason === 'slug-taken' ? 'slug' : reason.replace(/^bad-/, '');
}

/** The page as others will see it (预览), from the current draft. */
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
