import { Link } from 'react-router-dom';
import { Money } from '#web/components/buying/money.tsx';
import { PartsLine } from '#web/components/parts-line.tsx';
import { OpusCover } from '#web/components/pictures/opus-cover.tsx';
import { RecordNote } from '#web/components/record-list.tsx';
import { Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import type { TeamRequest } from '../model/team.ts';

interface RequestedOrderProps {
  readonly order: TeamRequest['orders'][number];
  /** Where it can be looked at; empty where this one may not. */
  readonly href: string;
}

/** An order to be decided on (待审批的订单): what is printed how, and who gets it where. */
export function RequestedOrder({ order, href }: RequestedOrderProps) {
  const { orderNo, payTotal, works, receiver } = order;
  return (
    <Stack gap={8} columns="one" above={8}>
      <RecordNote>
        <PartsLine
          parts={[
            href === '' ? (
              `订单 ${orderNo}`
            ) : (
              <Link key="no" to={href}>
                订单 {orderNo}
              </Link>
            ),
            <Money key="total" amount={payTotal} />,
          ]}
        />
      </RecordNote>
      <Stack as="ul" gap={8} columns="one">
        {works.map((work, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a work may be ordered twice, and an order does not change
          <Row as="li" key={place} gap={12} align="start">
            <OpusCover src={work.photoPath} name={work.name} code={work.opusCode} size="small" />
            <Stack gap={2} columns="one" shrinks breaks>
              <Text weight={600}>{work.name}</Text>
              <Text size="12-18">
                <PartsLine parts={[work.goods, work.pages, work.copies]} />
              </Text>
              <Note size="12-18">{work.options}</Note>
              {work.remark === '' ? null : <Note size="12-18">备注：{work.remark}</Note>}
            </Stack>
          </Row>
        ))}
      </Stack>
      <Note size="12-18" breaks>
        {receiver.delivery}：{receiver.name} {receiver.mobile}，{receiver.address}
      </Note>
    </Stack>
  );
}
