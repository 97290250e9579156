import { Modal } from 'antd';
import type { PriceChange } from '#contracts/rules/refusals/details.ts';
import { Money } from '#web/components/buying/money.tsx';
import { Box, Muted, Stack, Text } from '#web/kit/layout/shapes.ts';
import styles from './changed-dialog.module.css';

interface ChangedDialogProps {
  readonly changes: readonly PriceChange[];
  readonly isReady: boolean;
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

const PRICE_CHANGED = {
  title: '价格已更新',
  text: '您确认期间价格有变化，订单还没有提交：',
  agree: '按新价格提交',
} as const;

const OPTIONS_CHANGED = {
  title: '印刷选项有改动',
  text: '这些商品的印刷选项刚刚改过，价格不变，订单还没有提交：',
  agree: '按新选项提交',
} as const;

/** What changed since it was shown (价格已更新, 印刷选项有改动), and whether to order all the same. */
export function ChangedDialog({ changes, isReady, onAgree, onClose }: ChangedDialogProps) {
  // Another price is what one looks for first; where there is none, nothing should be said of one.
  const isPriceSame = changes.every(({ before, after }) => before === after);
  const words = isPriceSame ? OPTIONS_CHANGED : PRICE_CHANGED;
  return (
    <Modal
      open
      centered
      title={words.title}
      okText={words.agree}
      cancelText="再看看"
      // A button that only loads looks ready to a keyboard and drops the press.
      okButtonProps={{ loading: !isReady, disabled: !isReady }}
      onOk={onAgree}
      onCancel={onClose}
    >
      <p>{words.text}</p>
      <Box as="ul" above={12}>
        {changes.map(({ what, before, after }) => (
          <Stack as="li" key={what} gap={8} padY={8} ruled="top" className={styles.change}>
            <Text breaks>{what}</Text>
            {before === after ? (
              <Text tone="muted" className={styles.same}>
                <Money amount={after} />
                ，不变
              </Text>
            ) : (
              <>
                <Muted as="s">{before ? <Money amount={before} /> : '无'}</Muted>
                <span aria-hidden="true">→</span>
                <Text weight={600}>{after ? <Money amount={after} /> : '无'}</Text>
              </>
            )}
          </Stack>
        ))}
      </Box>
    </Modal>
  );
}
