import type { CardContent, CardField, LabelledField, Privacy } from './card-content.ts';
import type { CardTheme } from './card-themes.ts';
import { phoneLabel } from './phone-kind.ts';

/** How a card was opened: by its address, or by its own code. */
export type CardLevel = 'open' | 'scan';

export interface ShownWork {
  readonly name: string;
  readonly photoPath: string;
  readonly href: string;
}

/** Pictures and works by address; the content says who sees them. */
export interface CardPictures {
  readonly photo: string;
  readonly wechatPicture: string;
  readonly works: readonly ShownWork[];
}

/** Everything of a card that a viewer sees (可见内容). */
export interface CardView {
  readonly theme: CardTheme;
  readonly name: string;
  readonly title: string;
  readonly company: string;
  readonly motto: string;
  readonly mobiles: readonly LabelledField[];
  readonly emails: readonly LabelledField[];
  readonly address: string;
  readonly website: string;
  readonly wechat: string;
  readonly sections: readonly { readonly title: string; readonly text: string }[];
  readonly works: readonly ShownWork[];
  readonly photo: string;
  readonly wechatPicture: string;
}

function isSeen(privacy: Privacy, level: CardLevel): boolean {
  return privacy === 'open' || (privacy === 'scan' && level === 'scan');
}

/** An entry without a label is named by its kind, so that the word matches the number. */
function labelled(fields: readonly LabelledField[], labelOf: (text: string) => string): LabelledField[] {
  return fields.map((field) => (field.label === '' ? { ...field, label: labelOf(field.text) } : field));
}

/** The one place that decides who sees what: pages, contacts, codes and prints are made from its result. */
export function visibleCard(
  content: CardContent,
  { theme, level, pictures }: { theme: CardTheme; level: CardLevel; pictures: CardPictures },
): CardView {
  const seen = ({ text, privacy }: CardField) => (isSeen(privacy, level) ? text : '');
  const seenOf = <T extends CardField>(fields: readonly T[]) =>
    fields.filter(({ privacy }) => isSeen(privacy, level));
  return {
    theme,
    name: content.name,
    title: seen(content.title),
    company: seen(content.company),
    motto: seen(content.motto),
    mobiles: labelled(seenOf(content.mobiles), phoneLabel),
    emails: labelled(seenOf(content.emails), () => '邮箱'),
    address: seen(content.address),
    website: seen(content.website),
    wechat: seen(content.wechat),
    sections: seenOf(content.sections).map(({ title, text }) => ({ title, text })),
    works: isSeen(content.works.privacy, level) ? pictures.works : [],
    photo: isSeen(content.photo, level) ? pictures.photo : '',
    wechatPicture: isSeen(content.wechatPicture, level) ? pictures.wechatPicture : '',
  };
}
