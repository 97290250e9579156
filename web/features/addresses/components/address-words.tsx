import { Box, Muted, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { mobileLine } from '#web/lib/words/mobile-line.ts';
import type { Address } from '../model/address.ts';
import { placeLine } from '../model/address-lines.ts';
import styles from './address.module.css';

interface AddressWordsProps {
  readonly address: Address;
  readonly isDefault: boolean;
}

/** Who gets it and where (收货人和地址), in full: it is the member's own. */
export function AddressWords({ address, isDefault }: AddressWordsProps) {
  const { name, mobile } = address;
  const place = placeLine(address);
  return (
    <Stack as="span" gap={4} shrinks breaks>
      <Row as="span" gap={4} gapX={12} wraps>
        {name === '' ? null : (
          <Box as="strong" size="16-24" weight={600}>
            {name}
          </Box>
        )}
        {mobile === '' ? null : <Text digits>{mobileLine(mobile)}</Text>}
        {isDefault ? (
          <Text ground="ink" tone="on-ink" size="12-20" padX={6} radius={4}>
            默认
          </Text>
        ) : null}
        {address.label ? (
          <Muted ground="paper-deep" size="12-20" padX={6} radius={4}>
            {address.label}
          </Muted>
        ) : null}
      </Row>
      {place === '' && name + mobile === '' ? (
        <Muted shrinks breaks className={styles.where}>
          此后端没有给出收货人和地址
        </Muted>
      ) : (
        <Muted shrinks breaks className={styles.where}>
          {place}
        </Muted>
      )}
    </Stack>
  );
}
