import { describe, expect, it } from 'vitest';
import { INITIAL_LOGIN_STATE, type LoginAction, loginReducer, loginView } from './login-state.ts';

const binding = { provider: 'weibo', loginSessionID: 's1', nick: '知远' } as const;

function stateAfter(...actions: LoginAction[]) {
  return actions.reduce(loginReducer, INITIAL_LOGIN_STATE);
}

describe('login state', () => {
  it('begins with the QR code, an accepted agreement and every other flag off', () => {
    expect(INITIAL_LOGIN_STATE).toMatchObject({
      loginType: 'qr',
      isProtocolAgreed: true,
      isRegistrationShown: false,
      isFindPasswordShown: false,
      isAddressSelectionShown: false,
      memberBinding: null,
    });
  });

  it('shows one view at a time', () => {
    expect(loginView(stateAfter())).toBe('base');
    expect(loginView(stateAfter({ type: 'registrationOpened' }))).toBe('registration');
    expect(loginView(stateAfter({ type: 'registrationOpened' }, { type: 'findPasswordOpened' }))).toBe(
      'findPassword',
    );
    expect(loginView(stateAfter({ type: 'thirdLoginOpened', provider: 'qq' }))).toBe('thirdLogin');
  });

  it('keeps the agreement across views', () => {
    const state = stateAfter(
      { type: 'protocolAgreed', isAgreed: false },
      { type: 'registrationOpened' },
      { type: 'wentBack' },
    );
    expect(state.isProtocolAgreed).toBe(false);
  });

  it('turns an unbound identity into a member binding', () => {
    const state = stateAfter(
      { type: 'thirdLoginOpened', provider: 'weibo' },
      { type: 'memberUnbound', binding },
    );
    expect(loginView(state)).toBe('memberBinding');
    expect(state.thirdLogin).toBeNull();
  });

  it('registers an unbound identity without losing it, and goes back to its binding', () => {
    const registering = stateAfter({ type: 'memberUnbound', binding }, { type: 'registrationOpened' });
    expect(registering.memberBinding).toEqual(binding);
    const back = loginReducer(registering, { type: 'wentBack' });
    expect(loginView(back)).toBe('memberBinding');
    expect(loginView(loginReducer(back, { type: 'wentBack' }))).toBe('base');
  });

  it('closes the address selection with the registration', () => {
    const open = stateAfter({ type: 'registrationOpened' }, { type: 'addressSelectionOpened' });
    expect(open.isAddressSelectionShown).toBe(true);
    expect(loginReducer(open, { type: 'wentBack' }).isAddressSelectionShown).toBe(false);
  });

  it('leads from a reset password to the password form with the account known', () => {
    const state = stateAfter({ type: 'findPasswordOpened' }, { type: 'passwordReset', account: 'demo' });
    expect(loginView(state)).toBe('base');
    expect(state).toMatchObject({ loginType: 'password', knownAccount: 'demo' });
  });
});
