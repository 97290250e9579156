import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { orderTitle } from '#contracts/rules/orders/order-title.ts';
import { editingPath } from '#contracts/rules/screens/editing-path.ts';
import { BookCover } from '#web/components/pictures/book-cover.tsx';
import { RecordList, RecordNote, RecordRow, RecordTag, RecordTitle } from '#web/components/record-list.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { ask, FRESH } from '#web/kit/ask/ask.ts';
import { Box, Row, Stack } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';

const SHOWN = 3;
/** So far back is looked for works that are complete and orders under way. */
const LOOKED_BACK = 20;
const OVER: readonly string[] = ['done', 'canceled', 'closed'];
/** The halves of a wide screen; below each other on a narrow one. */
const HALVES = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))' };

/**
 * What the member was at (接着做) and what is being printed (进行中的订单), where the product opens. Beside the ways to
 * begin it is an offer: where there is nothing, or it does not come, nothing stands there.
 */
export function GoingOn() {
  const now = useServerNow(null);
  const works = useQuery({
    ...ask('OpusServiceMag.getOpusList', { type: 'all', sort: 'updated', page: 1, pageSize: LOOKED_BACK }),
    ...FRESH,
  })
    .data?.list.filter(({ conversion }) => conversion === '')
    .slice(0, SHOWN);
  const orders = useQuery({
    ...ask('OrderServiceMag.getOrderList', { tab: 'all', page: 1, pageSize: LOOKED_BACK }),
    ...FRESH,
  }).data?.list.filter(({ state }) => !OVER.includes(state));
  if (!works?.length && !orders?.length) return null;
  return (
    <Stack gap={16} align="start" style={HALVES}>
      {works?.length ? (
        <Half
          title="接着做"
          more={{ text: '全部作品', href: PATHS.opusList.getHref('all') }}
          of="OpusServiceMag.getOpusList"
        >
          {works.map(({ ID, type, name, photoPath, pageNum, updatedAt }) => (
            <RecordRow
              key={ID}
              lead={<BookCover {...{ type, name, pageNum }} src={photoPath} size="small" />}
            >
              <Row gap={12} justify="between">
                <Box shrinks>
                  <RecordTitle>
                    <Link to={editingPath(type, ID)}>{name}</Link>
                  </RecordTitle>
                  <RecordNote>
                    {pageNum} 页 · {chinaTimeText(Date.parse(updatedAt), now)} 修改
                  </RecordNote>
                </Box>
                <ToPrint opusID={ID} name={name} />
              </Row>
            </RecordRow>
          ))}
        </Half>
      ) : null}
      {orders?.length ? (
        <Half
          title="进行中的订单"
          more={{ text: '全部订单', href: PATHS.order.getHref() }}
          of="OrderServiceMag.getOrderList"
        >
          {orders.slice(0, SHOWN).map(({ orderNo, stateText, nextText, lines }) => (
            <RecordRow key={orderNo}>
              <RecordTitle>
                <Link to={PATHS.order.getHref({ no: orderNo })}>
                  {orderTitle(lines.map((line) => ({ ...line, name: line.clientDesignName })))}
                </Link>
                <RecordTag>{stateText}</RecordTag>
              </RecordTitle>
              <RecordNote>{nextText}</RecordNote>
            </RecordRow>
          ))}
        </Half>
      ) : null}
    </Stack>
  );
}

interface HalfProps {
  readonly title: string;
  readonly more: { readonly text: string; readonly href: string };
  readonly of: 'OpusServiceMag.getOpusList' | 'OrderServiceMag.getOrderList';
  readonly children: ReactNode;
}

function Half({ title, more, of, children }: HalfProps) {
  return (
    <Sheet title={title} extra={<Link to={more.href}>{more.text}</Link>} {...shows(of)}>
      <RecordList label={title}>{children}</RecordList>
    </Sheet>
  );
}

function ToPrint({ opusID, name }: { readonly opusID: string; readonly name: string }) {
  const navigate = useNavigate();
  return (
    <Button aria-label={`印刷《${name}》`} onClick={() => void navigate(PATHS.addShopping.getHref(opusID))}>
      印刷
    </Button>
  );
}
