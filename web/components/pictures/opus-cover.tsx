import { Box, Text } from '#web/kit/layout/shapes.ts';
import { readingPath } from '#web/lib/paths.ts';
import { BookCover, type BookCoverProps } from './book-cover.tsx';
import styles from './opus-cover.module.css';

interface OpusCoverProps extends Omit<BookCoverProps, 'children'> {
  /** What the link of the work ends with; a server may know none, or not say it at all. */
  readonly code: string | undefined;
  /** An order holds what was ordered, so it says that the work is what is leafed through. */
  readonly words?: '翻阅' | '翻阅作品';
}

/** A cover that leads to its work in the reader (翻阅), in a page of its own; without a code it is a cover. */
export function OpusCover({ code, words = '翻阅', ...cover }: OpusCoverProps) {
  if (!code) return <BookCover {...cover} />;
  return (
    <Box
      as="a"
      radius="control"
      block
      className={styles.link}
      href={readingPath(code)}
      target="_blank"
      rel="noopener"
      aria-label={`${words}《${cover.name}》`}
    >
      <BookCover {...cover}>
        <Text size="12-20" ground="ink" tone="on-ink" padX={6} radius={4} className={styles.hint}>
          {words}
        </Text>
      </BookCover>
    </Box>
  );
}
