import { customType, text } from 'drizzle-orm/sqlite-core';

export type YesNo = 'Y' | 'N';

/** Flags keep the letters of the wire, so that no layer has to translate them. */
export function yesNo(name: string) {
  return text(name, { enum: ['Y', 'N'] });
}

/** JSON that is read where it is wanted. What others bring has to be readable before it gets here. */
export const jsonText = customType<{ data: string }>({ dataType: () => 'text' });
