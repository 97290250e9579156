import { Button } from 'antd';
import { useState } from 'react';
import { readReceiver, TRANSFER_DAYS } from '#contracts/rules/publications/transfers.ts';
import { CopyButton } from '#web/components/copy-button.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { WORK_FAILURES } from '#web/features/publications/model/outdated.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { byRules, readable } from '#web/kit/form/field-rules.ts';
import { Problem } from '#web/kit/form/problem.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
import { Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { Moment } from '#web/kit/time/moment.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import type { Setting } from '../model/setting.ts';

/** Hands a work over to another member (转让), who has to agree. */
export function TransferSheet({ setting }: { readonly setting: Setting }) {
  const { opusID, transfer } = setting;
  const [isAsked, setIsAsked] = useState(false);
  const cancelling = useAct('OpusServiceMag.cancelTransfer', {
    outdated: ['transfer-over'],
    doneText: '已撤回，作品还是您的',
  });
  return (
    <Sheet title="转让" {...shows('OpusServiceMag.transferOpus', 'OpusServiceMag.cancelTransfer')}>
      {transfer === undefined ? (
        <Row gap={12} wraps justify="between">
          <Note shrinks>
            把作品连同链接、版本和图片交给另一位会员。对方同意后才算数，{TRANSFER_DAYS} 天内没有答复就作废。
          </Note>
          <Button danger onClick={() => setIsAsked(true)}>
            转让给别人
          </Button>
        </Row>
      ) : (
        <Stack gap={12} columns="one">
          <Text weight={600}>正在等 {transfer.mobile} 接收</Text>
          <Note size="12-20">
            <Moment at={transfer.createdAt} /> 发起，
            <Moment at={transfer.expiresAt} /> 前有效。对方会收到通知，也可以把接收链接发过去。
          </Note>
          <Problem text={cancelling.problem} />
          <Row gap={8} wraps>
            <CopyButton
              text={`${location.origin}${PATHS.opusList.getHref('all')}?transfer=${transfer.ID}`}
              label="复制接收链接"
              isPlain={false}
            />
            <Button loading={cancelling.isBusy} onClick={() => void cancelling.run({ opusID })}>
              撤回转让
            </Button>
          </Row>
        </Stack>
      )}
      {isAsked ? <TransferDialog setting={setting} onClose={() => setIsAsked(false)} /> : null}
    </Sheet>
  );
}

// Whether it is the own mobile is the server's question.
const CHECK = byRules({ mobile: readable((text) => readReceiver(text, '')) });

function TransferDialog({ setting, onClose }: { readonly setting: Setting; readonly onClose: () => void }) {
  const form = useForm({ start: { mobile: '' }, check: CHECK });
  const transferring = useAct('OpusServiceMag.transferOpus', {
    ...WORK_FAILURES,
    doneText: '已发出，等对方接收',
    onRead: onClose,
    onFailure: form.refused,
  });
  const offer = () =>
    form.send(({ mobile }) => transferring.run({ opusID: setting.opusID, mobile: mobile.trim() }));
  return (
    <ActDialog
      title={`把《${setting.name}》转让给别人？`}
      okText="发出转让"
      isDestructive
      consequence="对方接收以后，作品、链接、版本和图片都归对方，您的购物车里不再有它，也不能自己拿回来；已下的订单不变。"
      act={transferring}
      onOk={offer}
      onClose={onClose}
    >
      <TextField
        label="对方的手机号"
        field={form.of('mobile')}
        inputMode="numeric"
        takesFocus
        onEnter={offer}
        help="对方注册书桌用的手机号"
      />
    </ActDialog>
  );
}
