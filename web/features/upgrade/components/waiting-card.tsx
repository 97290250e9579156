import { App, Button } from 'antd';
import { Money } from '#web/components/buying/money.tsx';
import { PartsLine } from '#web/components/parts-line.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { Moment } from '#web/kit/time/moment.tsx';
import { shows } from '#web/lib/shows.ts';
import type { Plans } from '../model/choice.ts';

interface WaitingCardProps extends Pick<Plans, 'waiting'> {
  readonly onGoOn: (payNo: string) => void;
  readonly onRaised: () => void;
}

/** Payments under way (待支付), to be continued or cancelled. */
export function WaitingCard({ waiting, onGoOn, onRaised }: WaitingCardProps) {
  const { message } = App.useApp();
  const closing = useAct('PayServiceMag.closePay', {
    onDone(closed) {
      // Its money may have been there already.
      if (closed.state === 'succeeded') onRaised();
      void message.info(closed.message);
    },
  });

  return (
    <Sheet title="待支付" {...shows('UpgradeServiceMag.getPlans', 'PayServiceMag.closePay')}>
      <Stack as="ul" gap={12}>
        {waiting.map(({ payNo, title, amount, channelName, expiresAt }) => (
          <Stack as="li" key={payNo} gap={8}>
            <div>
              <p>{title}</p>
              <Note size="12-18">
                <PartsLine
                  parts={[
                    <Money key="amount" amount={amount} />,
                    channelName,
                    <span key="until">
                      价格保留到 <Moment at={expiresAt} />
                    </span>,
                  ]}
                />
              </Note>
            </div>
            <Row gap={8} align="stretch" wraps>
              <Button onClick={() => onGoOn(payNo)}>继续支付</Button>
              <Button type="text" loading={closing.isBusy} onClick={() => void closing.run({ payNo })}>
                取消支付
              </Button>
            </Row>
          </Stack>
        ))}
      </Stack>
      <Text as="p" role="alert" tone="seal" size="12-18">
        {closing.problem}
      </Text>
    </Sheet>
  );
}
