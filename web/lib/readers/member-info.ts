import { atOurLevel } from '#contracts/rules/reply-level.ts';
import { isRefused } from '../call/reply.ts';
import { othersOf } from './others.ts';
import { type Fields, fieldsOf, isFields, textOf, textOrNull } from './scalars.ts';

/** An outside identity (第三方账号) of the member. */
export interface ThirdBinding {
  readonly type: string;
  readonly nick: string;
  /** The day of the binding; empty where it is not told. */
  readonly bound: string;
}

const TEXTS = [
  'user_id',
  'account',
  'nick',
  'mobile',
  'email',
  'user_avatar',
  'vip_name',
  'vip_lastTime',
  'vip_lastTime_desc',
  'member_code',
  'yaoqingma',
  'region',
  'registered',
] as const;

type MemberTexts = Readonly<Record<(typeof TEXTS)[number], string | null>>;

/** The member's own data (会员资料). Null is what the backend does not tell; an empty text is what is not filled in. */
export interface MemberInfo extends MemberTexts {
  readonly bindings: readonly ThirdBinding[] | null;
  /** Texts under names that we do not know, as they came. */
  readonly others: Readonly<Record<string, string>>;
}

const KNOWN: ReadonlySet<string> = new Set([...TEXTS, 'bindings']);

/** The member info of a reply; null where the reply is a refusal or holds none. */
export function readMemberInfo(reply: unknown): MemberInfo | null {
  if (isRefused(reply)) return null;
  const { data } = fieldsOf(atOurLevel('UserCenterMag.getMemberInfo', reply));
  const { data: info } = fieldsOf(data);
  if (!isFields(info)) return null;
  const texts = Object.fromEntries(TEXTS.map((name) => [name, textOrNull(info[name])]));
  return { ...(texts as MemberTexts), bindings: bindingsOf(info), others: othersOf(info, KNOWN) };
}

function bindingsOf({ bindings }: Fields): readonly ThirdBinding[] | null {
  if (!Array.isArray(bindings)) return null;
  return bindings
    .map((entry: unknown) => {
      const { type, nick, bound } = fieldsOf(entry);
      return { type: textOf(isFields(entry) ? type : entry), nick: textOf(nick), bound: textOf(bound) };
    })
    .filter(({ type }) => type !== '');
}
