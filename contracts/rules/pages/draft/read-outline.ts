import { type Done, done, type Refused, refusedField } from '../../decision.ts';
import { parsedJson } from '../../parsed-json.ts';
import { CheckedValue } from '../checked-value.ts';
import type { OutlineEntry } from '../document.ts';
import { checkOutline } from '../read-document.ts';

/** Reads a table of contents (目录) as it is sent, for a work of so many pages; names the place of the first mistake. */
export function readOutline(
  text: string,
  pageNum: number,
): Done<readonly OutlineEntry[]> | Refused<'bad-field'> {
  const problems: string[] = [];
  const outline = new CheckedValue(parsedJson(text), 'outline', problems);
  checkOutline(outline, pageNum);
  const [problem] = problems;
  if (problem !== undefined) return refusedField('bad-outline', `目录不正确：${problem}`);
  return done(outline.value as readonly OutlineEntry[]);
}
