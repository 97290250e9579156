import { type Done, done, type Refused, refusedField } from '../decision.ts';
import { FORM_MESSAGES } from '../form-messages.ts';
import { parsedUrl } from '../parsed-url.ts';

/** Who sees a field (可见范围): everyone, people who scanned the card's code, or only its owner. */
export const PRIVACIES = ['open', 'scan', 'hidden'] as const;
export type Privacy = (typeof PRIVACIES)[number];

export interface CardField {
  readonly text: string;
  readonly privacy: Privacy;
}

/** One of several numbers or addresses (电话、邮箱) with its label; without a label its kind names it. */
export interface LabelledField extends CardField {
  readonly label: string;
}

/** A section of free text (自定义栏目). */
export interface CardSection extends CardField {
  readonly title: string;
}

export const SINGLE_FIELDS = ['title', 'company', 'motto', 'address', 'website', 'wechat'] as const;
export type SingleField = (typeof SINGLE_FIELDS)[number];

/** 名片内容, as its owner writes it. Pictures are uploaded separately; this says who sees them. */
export interface CardContent extends Readonly<Record<SingleField, CardField>> {
  readonly name: string;
  readonly mobiles: readonly LabelledField[];
  readonly emails: readonly LabelledField[];
  readonly sections: readonly CardSection[];
  readonly works: { readonly ids: readonly string[]; readonly privacy: Privacy };
  readonly photo: Privacy;
  readonly wechatPicture: Privacy;
}

export const CARD_LIMITS = {
  cards: 10,
  name: 24,
  label: 8,
  contacts: 5,
  sections: 6,
  sectionTitle: 20,
  sectionText: 600,
  works: 9,
} as const;

export const FIELD_WORDS: Readonly<Record<SingleField, { readonly label: string; readonly most: number }>> = {
  title: { label: '职务', most: 40 },
  company: { label: '公司', most: 60 },
  motto: { label: '一句话介绍', most: 60 },
  address: { label: '地址', most: 120 },
  website: { label: '网站', most: 120 },
  wechat: { label: '微信号', most: 40 },
};

/** The content of a new card (新名片). */
export function newCardContent(name: string): CardContent {
  const field = (privacy: Privacy): CardField => ({ text: '', privacy });
  return {
    name: [...name].slice(0, CARD_LIMITS.name).join(''),
    title: field('open'),
    company: field('open'),
    motto: field('open'),
    address: field('open'),
    website: field('open'),
    wechat: field('scan'),
    mobiles: [],
    emails: [],
    sections: [],
    works: { ids: [], privacy: 'open' },
    photo: 'open',
    wechatPicture: 'scan',
  };
}

type Read<T> = Done<T> | Refused<'bad-field'>;

class BadField extends Error {
  readonly problem: string;

  constructor(problem: string, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** The content of a card as sent, a JSON text with only known parts. */
export function readCardContent(text: string): Read<CardContent> {
  try {
    return done(contentIn(JSON.parse(text)));
  } catch (error) {
    if (error instanceof BadField) return refusedField(error.problem, error.message);
    return refusedField('bad-content', '名片内容不正确');
  }
}

type Json = Readonly<Record<string, unknown>>;

function contentIn(given: unknown): CardContent {
  const content = objectIn(given);
  const single = SINGLE_FIELDS.map((name) => [name, singleIn(name, content[name])] as const);
  return {
    ...(Object.fromEntries(single) as Record<SingleField, CardField>),
    name: nameIn(content.name),
    mobiles: listIn(content.mobiles, '电话', CARD_LIMITS.contacts, (one, at) =>
      mobileIn(one, `mobile-${at}`),
    ),
    emails: listIn(content.emails, '邮箱', CARD_LIMITS.contacts, (one, at) => emailIn(one, `email-${at}`)),
    sections: listIn(content.sections, '栏目', CARD_LIMITS.sections, (one, at) =>
      sectionIn(one, `section-${at}`),
    ),
    works: worksIn(content.works),
    photo: privacyIn(content.photo),
    wechatPicture: privacyIn(content.wechatPicture),
  };
}

function nameIn(given: unknown): string {
  const name = lineIn(given, 'name', '姓名', CARD_LIMITS.name);
  if (name === '') throw new BadField('bad-name', FORM_MESSAGES.required('姓名'));
  return name;
}

function singleIn(name: SingleField, given: unknown): CardField {
  const { label, most } = FIELD_WORDS[name];
  const field = objectIn(given);
  const text = lineIn(field.text, name, label, most);
  const privacy = privacyIn(field.privacy);
  if (name !== 'website' || text === '') return { text, privacy };
  return { text: websiteIn(text), privacy };
}

/** A web address; without a scheme it becomes https. */
function websiteIn(text: string): string {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const url = parsedUrl(address);
  // A name before the host makes an address look like another one.
  if (url?.hostname.includes('.') && url.username === '' && !/\s/.test(address)) return address;
  throw new BadField('bad-website', '网站地址不正确，例如 www.example.com');
}

function mobileIn(given: unknown, field: string): LabelledField {
  const one = labelledIn(given, field, '电话');
  if (!/^\+?[0-9][0-9 ()-]{4,22}$/.test(one.text)) {
    throw new BadField(`bad-${field}`, '电话只能有数字、空格、括号和短横，5 到 24 位');
  }
  return one;
}

function emailIn(given: unknown, field: string): LabelledField {
  const one = labelledIn(given, field, '邮箱');
  if (!/^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(one.text)) {
    throw new BadField(`bad-${field}`, '邮箱地址不正确');
  }
  return one;
}

const CONTACT_MOST = 80;

function labelledIn(given: unknown, field: string, what: string): LabelledField {
  const one = objectIn(given);
  const text = lineIn(one.text, field, what, CONTACT_MOST);
  if (text === '') throw new BadField(`bad-${field}`, FORM_MESSAGES.required(what));
  const label = lineIn(one.label, field, '标签', CARD_LIMITS.label);
  return { label, text, privacy: privacyIn(one.privacy) };
}

function sectionIn(given: unknown, field: string): CardSection {
  const one = objectIn(given);
  const title = lineIn(one.title, field, '栏目标题', CARD_LIMITS.sectionTitle);
  const text = textIn(one.text, field, '栏目内容', CARD_LIMITS.sectionText);
  if (title === '') throw new BadField(`bad-${field}`, FORM_MESSAGES.required('栏目标题'));
  return { title, text, privacy: privacyIn(one.privacy) };
}

function worksIn(given: unknown): CardContent['works'] {
  const { ids, privacy } = objectIn(given);
  const read = listIn(ids, '作品', CARD_LIMITS.works, (id) => {
    if (typeof id === 'string' && /^[0-9]{1,15}$/.test(id)) return id;
    throw new BadField('bad-works', '作品不正确');
  });
  return { ids: [...new Set(read)], privacy: privacyIn(privacy) };
}

function objectIn(given: unknown): Json {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return given as Json;
  throw new BadField('bad-content', '名片内容不正确');
}

function listIn<T>(given: unknown, what: string, most: number, read: (one: unknown, at: number) => T): T[] {
  if (!Array.isArray(given)) throw new BadField('bad-content', '名片内容不正确');
  if (given.length > most) throw new BadField('bad-content', FORM_MESSAGES.array.max(what, most));
  return given.map(read);
}

function privacyIn(given: unknown): Privacy {
  const privacy = PRIVACIES.find((known) => known === given);
  if (privacy === undefined) throw new BadField('bad-privacy', '请选择可见范围');
  return privacy;
}

/** One line, trimmed and without invisible characters. */
function lineIn(given: unknown, field: string, label: string, most: number): string {
  return textIn(typeof given === 'string' ? given.replaceAll(/\s/g, ' ') : given, field, label, most);
}

function textIn(given: unknown, field: string, label: string, most: number): string {
  if (typeof given !== 'string') throw new BadField(`bad-${field}`, '名片内容不正确');
  const text = given
    .replaceAll('\r\n', '\n')
    .replaceAll(/(?!\n)\p{Cc}|\p{Cs}|\p{Bidi_Control}/gu, '')
    .trim();
  if ([...text].length > most) throw new BadField(`bad-${field}`, FORM_MESSAGES.string.max(label, most));
  return text;
}
