import { Money } from '#web/components/buying/money.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { Box, Muted, Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { dayRange } from '#web/lib/words/day-range.ts';
import type { OrderDetail } from '../../model/orders.ts';
import { partContents } from '../../model/part-words.ts';
import { DetailSection } from './detail-section.tsx';

/** Where the copies of an order go that was split (分寄), and how far each part has come. */
export function OrderParts({ detail }: { detail: OrderDetail }) {
  const { parts = [], lines } = detail;
  if (parts.length === 0) return null;
  return (
    <DetailSection title={`寄往 ${parts.length} 个地址`}>
      <Stack as="ul" gap={12}>
        {parts.map((part) => (
          <Box as="li" key={part.part} padY={12} padX={16} ground="paper" radius="sheet" breaks>
            <Row as="p" gap={4} gapX={16} justify="between" wraps>
              <span>
                <b>{part.name}</b> <Text digits>{part.mobile}</Text>
              </span>
              <Muted size="12-20">
                <WholeDates
                  text={part.stateText || `预计 ${dayRange(part.expectedFrom, part.expectedTo)}送达`}
                />
              </Muted>
            </Row>
            <Note size="12-20" breaks>
              {part.region}
              {part.detail}
            </Note>
            <Row as="p" gap={4} gapX={16} justify="between" wraps size="12-20">
              <span>{partContents(part, lines)}</span>
              <span>运费 {part.freight === '0.00' ? '免' : <Money amount={part.freight} />}</span>
            </Row>
          </Box>
        ))}
      </Stack>
    </DetailSection>
  );
}
