import { FORM_MESSAGES, FORMAT_MESSAGES } from '#contracts/rules/form-messages.ts';
import { NICK_MAX, PASSWORD_LENGTH } from '#contracts/rules/limits.ts';
import { fieldRefusal } from '#server/errors.ts';

/** The server's own look at what a form sent; the client says the same at the field, earlier. */
export function demandMobile(text: string): string {
  if (!/^1\d{10}$/.test(text)) throw fieldRefusal('bad-mobile', FORMAT_MESSAGES.mobile);
  return text;
}

export function demandNewPassword(text: string): string {
  if (text.length < PASSWORD_LENGTH.min || text.length > PASSWORD_LENGTH.max) {
    throw fieldRefusal(
      'bad-password',
      FORM_MESSAGES.string.range('密码', PASSWORD_LENGTH.min, PASSWORD_LENGTH.max),
    );
  }
  if (!/[A-Za-z]/.test(text) || !/\d/.test(text))
    throw fieldRefusal('bad-password', '密码须同时包含字母和数字');
  if (/\s/.test(text)) throw fieldRefusal('bad-password', '密码不能含空格');
  return text;
}

export function demandNick(text: string): string {
  const nick = text.trim();
  if (nick.length > NICK_MAX) throw fieldRefusal('bad-nick', FORM_MESSAGES.string.max('昵称', NICK_MAX));
  return nick;
}
