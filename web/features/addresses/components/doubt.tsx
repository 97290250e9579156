import { Text } from '#web/kit/layout/shapes.ts';
import styles from './form.module.css';

/** Why a value that was read from a text has to be looked at. */
export function Doubt({ words }: { words: string }) {
  return (
    <Text tone="brass">
      <Text ground="brass-soft" weight={600} padX={6} radius={4} className={styles.check}>
        待核对
      </Text>
      {words}
    </Text>
  );
}
