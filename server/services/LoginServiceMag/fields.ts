import { badField } from '#server/errors.ts';

/** The server's own look at what a form sent; the client says the same at the field, earlier. */
export function demandMobile(text: string): string {
  if (!/^1\d{10}$/.test(text)) throw badField('bad-mobile', '请输入 11 位手机号');
  return text;
}

export function demandNewPassword(text: string): string {
  if (!/^(?=.*[A-Za-z])(?=.*\d)\S{8,32}$/.test(text)) {
    throw badField('bad-password', '密码须为 8 到 32 位，且同时包含字母和数字');
  }
  return text;
}

export function demandNick(text: string): string {
  const nick = text.trim();
  if (nick.length > 20) throw badField('bad-nick', '昵称不能超过 20 个字');
  return nick;
}
