import { Text } from '#web/kit/layout/shapes.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { dateWords } from '#web/lib/words/date-words.ts';

const DAY = String.raw`(?:今天|\d{4}-\d{2}-\d{2}|(?:\d{4}年)?\d{1,2}月\d{1,2}日)`;
const DATE = new RegExp(String.raw`(${DAY}(?:至(?:\d{1,2}月)?\d{1,2}日)?(?: \d{2}:\d{2})?)`, 'u');

/** A sentence in parts: what is a date, and what stands between. */
export function datesApart(
  text: string,
): { readonly words: string; readonly isDate: boolean; readonly at: number }[] {
  let at = 0;
  return text
    .split(new RegExp(DATE, 'gu'))
    .map((words, place) => {
      const part = { words, isDate: place % 2 === 1, at };
      at += words.length;
      return part;
    })
    .filter(({ words }) => words !== '');
}

/** A sentence whose dates (日期) are written in the one way and not broken at the end of a line. */
export function WholeDates({ text }: { text: string }) {
  const now = useServerNow(null);
  return datesApart(dateWords(text, now)).map(({ words, isDate, at }) =>
    isDate ? (
      <Text key={at} nowrap>
        {words}
      </Text>
    ) : (
      words
    ),
  );
}
