import { Box, Text } from '#web/kit/layout/shapes.ts';
import styles from './bar-words.module.css';

interface BarWordsProps {
  readonly notice: string;
  readonly problem: string;
  readonly problemId: string;
}

/** What happened, and what stands in the way, in the bar with the total. */
export function BarWords({ notice, problem, problemId }: BarWordsProps) {
  return (
    <Box grows shrinks className={styles.words}>
      <Text as="p" tone="brass" role="status">
        {notice}
      </Text>
      <Text as="p" id={problemId} tone="seal" role="alert">
        {problem}
      </Text>
    </Box>
  );
}
