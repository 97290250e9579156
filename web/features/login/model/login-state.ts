import type { ThirdLoginType } from '#web/lib/session/third-logins.ts';

export type LoginType = 'qr' | 'password' | 'code';

/** An approved outside identity that belongs to no member yet. */
export interface MemberBinding {
  readonly provider: ThirdLoginType;
  readonly loginSessionID: string;
  readonly nick: string;
}

export interface LoginState {
  /** Login type (登录方式). */
  readonly loginType: LoginType;
  /** Registration display (显示注册). */
  readonly isRegistrationShown: boolean;
  /** Protocol agreement (同意协议): without it every way of logging in refuses. */
  readonly isProtocolAgreed: boolean;
  /** Find-password display (显示找回密码). */
  readonly isFindPasswordShown: boolean;
  /** Address selection (选择地区) of the registration. */
  readonly isAddressSelectionShown: boolean;
  /** Member binding (绑定会员). */
  readonly memberBinding: MemberBinding | null;
  /** The outside identity that is being asked (第三方登录). */
  readonly thirdLogin: ThirdLoginType | null;
  /** Account a finished find-password hands to the password form. */
  readonly knownAccount: string;
}

export type LoginAction =
  | { readonly type: 'loginTypeChosen'; readonly loginType: LoginType }
  | { readonly type: 'protocolAgreed'; readonly isAgreed: boolean }
  | { readonly type: 'registrationOpened' }
  | { readonly type: 'findPasswordOpened' }
  | { readonly type: 'addressSelectionOpened' }
  | { readonly type: 'thirdLoginOpened'; readonly provider: ThirdLoginType }
  | { readonly type: 'memberUnbound'; readonly binding: MemberBinding }
  | { readonly type: 'passwordReset'; readonly account: string }
  | { readonly type: 'wentBack' };

export const INITIAL_LOGIN_STATE: LoginState = {
  loginType: 'qr',
  isRegistrationShown: false,
  isProtocolAgreed: true,
  isFindPasswordShown: false,
  isAddressSelectionShown: false,
  memberBinding: null,
  thirdLogin: null,
  knownAccount: '',
};

const BASE_VIEW = {
  isRegistrationShown: false,
  isFindPasswordShown: false,
  isAddressSelectionShown: false,
  memberBinding: null,
  thirdLogin: null,
} as const;

/** Going back from the registration of an unbound identity leads to its binding, not out of it. */
function goBack(state: LoginState): LoginState {
  return {
    ...state,
    ...BASE_VIEW,
    memberBinding: state.isRegistrationShown ? state.memberBinding : null,
  };
}

export function loginReducer(state: LoginState, action: LoginAction): LoginState {
  switch (action.type) {
    case 'loginTypeChosen':
      return { ...state, ...BASE_VIEW, loginType: action.loginType };
    case 'protocolAgreed':
      return { ...state, isProtocolAgreed: action.isAgreed };
    case 'registrationOpened':
      return { ...state, ...BASE_VIEW, memberBinding: state.memberBinding, isRegistrationShown: true };
    case 'findPasswordOpened':
      return { ...state, ...BASE_VIEW, knownAccount: '', isFindPasswordShown: true };
    case 'addressSelectionOpened':
      return { ...state, isAddressSelectionShown: true };
    case 'thirdLoginOpened':
      return { ...state, ...BASE_VIEW, thirdLogin: action.provider };
    case 'memberUnbound':
      return { ...state, ...BASE_VIEW, memberBinding: action.binding };
    case 'passwordReset':
      return { ...state, ...BASE_VIEW, loginType: 'password', knownAccount: action.account };
    case 'wentBack':
      return goBack(state);
  }
}

export type LoginView = 'base' | 'registration' | 'findPassword' | 'thirdLogin' | 'memberBinding';

/** The one view the flags amount to; a registration may stand on top of a binding. */
export function loginView(state: LoginState): LoginView {
  if (state.isRegistrationShown) return 'registration';
  if (state.isFindPasswordShown) return 'findPassword';
  if (state.memberBinding !== null) return 'memberBinding';
  return state.thirdLogin === null ? 'base' : 'thirdLogin';
}
