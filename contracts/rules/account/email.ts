export const EMAIL_MAX = 100;

export const EMAIL_MESSAGE = '请输入正确的邮箱地址';

/** Whether this can be an email address (邮箱). */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
