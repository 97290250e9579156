import FastForwardOutlined from '@ant-design/icons/es/icons/FastForwardOutlined';
import { App } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { queriesOf } from '#web/app/query-client.ts';
import { Box, Note, Row } from '#web/kit/layout/shapes.ts';
import { createStore, useStore } from '#web/lib/store.ts';
import { ControlRefused } from '../../control-client.ts';
import { advanceClock, advanceOrder } from '../calls.ts';
import bar from './demo-bar.module.css';
import { orderInAddress } from './order-in-address.ts';
import styles from './time-menu.module.css';

const LEAPS = [
  { advance: '1h', words: '1 小时' },
  { advance: '1d', words: '1 天' },
  { advance: '3d', words: '3 天' },
] as const;

const NO_STEP = '这笔订单正等您处理，或者已经走完，没有计划中的下一步';

/** The detail of an order lies over the bar: whoever closed it to come here means that order still. */
const lastShown = createStore('');

/** Time goes on at a press (让时间往前走): a guest does not wait two days for a book that nobody prints. */
export function TimeMenu() {
  const { message } = App.useApp();
  const shownNo = orderInAddress(useLocation());
  const lastNo = useStore(lastShown);
  const orderNo = shownNo || lastNo;
  useEffect(() => {
    if (shownNo !== '') lastShown.set(shownNo);
  }, [shownNo]);
  const menu = useRef<HTMLDivElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();

  async function act(work: () => Promise<string>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const said = await work();
      menu.current?.hidePopover();
      await queriesOf().invalidateQueries();
      void message.success(said);
    } catch (error) {
      const isResting = error instanceof ControlRefused && error.reason === 'order-state';
      void message.warning(isResting ? NO_STEP : '时间没有往前走，请重试');
    } finally {
      setIsBusy(false);
    }
  }

  async function goOn(): Promise<string> {
    return `订单现在：${await advanceOrder(orderNo)}`;
  }

  async function leap({ advance, words }: (typeof LEAPS)[number]): Promise<string> {
    await advanceClock(advance);
    return `已过去 ${words}，订单按新的时间往前走`;
  }

  return (
    <>
      <button type="button" className={bar.action} popoverTarget={id} aria-label="让时间往前走">
        <FastForwardOutlined aria-hidden="true" />
        <span className={bar.long} aria-hidden="true">
          让时间往前走
        </span>
      </button>
      <Box
        ref={menu}
        id={id}
        popover="auto"
        ground="sheet"
        radius="sheet"
        shadow="float"
        tone="text"
        className={styles.menu}
        aria-busy={isBusy}
      >
        <Note size="12-18" className={styles.title}>
          审稿、生产和送达都按演示的时间走，不用真的等。
        </Note>
        {orderNo === '' ? null : (
          <Row as="button" type="button" bare className={styles.item} onClick={() => void act(goOn)}>
            订单 …{orderNo.slice(-4)} 走到下一步
          </Row>
        )}
        {LEAPS.map((each) => (
          <Row
            as="button"
            key={each.advance}
            type="button"
            bare
            className={styles.item}
            onClick={() => void act(() => leap(each))}
          >
            过 {each.words}
          </Row>
        ))}
      </Box>
    </>
  );
}
