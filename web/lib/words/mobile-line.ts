/** 138 0013 8000 is easier to check than eleven digits; other numbers stay as they are. */
export function mobileLine(mobile: string): string {
  return mobile
    .replace(/^(1\d{2})(\d{4})(\d{4})$/, '$1 $2 $3')
    .replace(/^(85[23])(\d{4})(\d{4})$/, '+$1 $2 $3');
}
