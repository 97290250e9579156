import { useId } from 'react';
import { Box, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import styles from './dialogs.module.css';

export const OTHER_REASON = '其他原因';

interface ReasonChoiceProps {
  readonly label: string;
  readonly reasons: readonly string[];
  readonly chosen: string;
  readonly onChoose: (reason: string) => void;
}

/** One of the usual reasons (原因). */
export function ReasonChoice({ label, reasons, chosen, onChoose }: ReasonChoiceProps) {
  const name = useId();
  return (
    <Stack gap={6} role="radiogroup" aria-labelledby={`${name}-label`}>
      <Text id={`${name}-label`} weight={600}>
        {label}
      </Text>
      <Row gap={8} align="stretch" wraps>
        {reasons.map((reason) => (
          <Box
            key={reason}
            as="label"
            align="center"
            radius="control"
            thumb
            className={styles.reason}
            data-chosen={reason === chosen}
          >
            <input type="radio" name={name} checked={reason === chosen} onChange={() => onChoose(reason)} />
            {reason}
          </Box>
        ))}
      </Row>
    </Stack>
  );
}
