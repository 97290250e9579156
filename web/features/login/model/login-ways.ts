export type LoginWay = 'qr' | 'password' | 'code' | 'third' | 'weixin';

const NAMES: Readonly<Record<LoginWay, string>> = {
  qr: '扫码',
  password: '密码',
  code: '验证码',
  third: '第三方账号',
  weixin: '微信',
};

/** A way of logging in that this backend does not have, and the others that are not known to be missing. */
export function lostWayWords(lost: LoginWay, left: readonly LoginWay[]): string {
  const names = left.filter((way) => way !== lost).map((way) => NAMES[way]);
  const last = names.pop() ?? '';
  return `此后端没有${NAMES[lost]}登录，可以试试${names.length === 0 ? last : `${names.join('、')}或${last}`}`;
}
