import { THIRD_LOGIN_NAMES, THIRD_LOGIN_TYPES, type ThirdLoginType } from '#web/lib/third-logins.ts';
import type { MemberInfo } from '../api.ts';

/** An outside identity (第三方账号) the member may have: one row for each provider, bound or not. */
export interface BindingRow {
  readonly provider: ThirdLoginType;
  readonly name: string;
  readonly binding: { readonly nick: string; readonly bound: string } | null;
}

export function bindingRows({ bindings }: Pick<MemberInfo, 'bindings'>): readonly BindingRow[] {
  return THIRD_LOGIN_TYPES.map((provider) => ({
    provider,
    name: THIRD_LOGIN_NAMES[provider],
    binding: bindings.find(({ type }) => type === provider) ?? null,
  }));
}

/** The member's data after an unbinding, before the server was asked again. */
export function withoutBinding(info: MemberInfo, provider: ThirdLoginType): MemberInfo {
  return { ...info, bindings: info.bindings.filter(({ type }) => type !== provider) };
}
