import type { MemberInfo } from '#web/lib/readers/member-info.ts';
import { THIRD_LOGIN_NAMES, THIRD_LOGIN_TYPES, type ThirdLoginType } from '#web/lib/session/third-logins.ts';

/** An outside identity (第三方账号) the member may have: one row for each provider, bound, not bound, or unknown. */
export interface BindingRow {
  readonly provider: ThirdLoginType;
  readonly name: string;
  /** Null where it is not bound, or unknown. */
  readonly binding: { readonly nick: string; readonly bound: string } | null;
  readonly isKnown: boolean;
}

const BOUND_NOW = { nick: '', bound: '' } as const;

/**
 * From the member data; where they are silent about bindings, the session check still knows about 微信, and nothing
 * about the others.
 */
export function bindingRows(
  { bindings }: Pick<MemberInfo, 'bindings'>,
  bindWx: string,
): readonly BindingRow[] {
  return THIRD_LOGIN_TYPES.map((provider) => {
    const name = THIRD_LOGIN_NAMES[provider];
    if (bindings !== null) {
      const binding = bindings.find(({ type }) => type === provider) ?? null;
      return { provider, name, binding, isKnown: true };
    }
    const isTold = provider === 'weixin' && bindWx !== '';
    return { provider, name, binding: isTold && saysBound(bindWx) ? BOUND_NOW : null, isKnown: isTold };
  });
}

const NOT_BOUND: readonly string[] = ['N', 'NO', '0', 'FALSE'];

/** Whether bind_wx (是否绑定微信) says yes; its values are undocumented, so everything but a denial counts as a yes. */
function saysBound(bindWx: string): boolean {
  return !NOT_BOUND.includes(bindWx.trim().toUpperCase());
}

/** The member's data after an unbinding, before the server was asked again. */
export function withoutBinding(info: MemberInfo, provider: ThirdLoginType): MemberInfo {
  const { bindings } = info;
  return bindings === null ? info : { ...info, bindings: bindings.filter(({ type }) => type !== provider) };
}
