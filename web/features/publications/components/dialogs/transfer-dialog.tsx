import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAct } from '#web/kit/act/use-act.ts';
import { Answer } from '#web/kit/ask/answer.tsx';
import { ask, FRESH } from '#web/kit/ask/ask.ts';
import type { DataOf } from '#web/kit/ask/send.ts';
import { Problem } from '#web/kit/form/problem.tsx';
import { Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { Moment } from '#web/kit/time/moment.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';

type Transfer = DataOf<'OpusServiceMag.getTransfer'>;

const ENDS: Readonly<Record<Exclude<Transfer['state'], 'waiting'>, string>> = {
  accepted: '您已经接收了这件作品。',
  declined: '您已经谢绝了这件作品。',
  cancelled: '对方撤回了这次转让。',
  expired: '这次转让没有在期限内答复，已经作废。',
};

/** The work that another member offers (接收转让), where the address of the list names the offer. */
export function TransferDoor() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('transfer');
  if (id === null) return null;
  const close = () => {
    const rest = new URLSearchParams(search);
    rest.delete('transfer');
    setSearch(rest, { replace: true });
  };
  return <TransferDialog key={id} id={id} onClose={close} />;
}

function TransferDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const query = useQuery({ ...ask('OpusServiceMag.getTransfer', { transferID: id }), ...FRESH });
  return (
    <Modal open centered title="别人转让来的作品" footer={null} onCancel={onClose}>
      <div {...shows('OpusServiceMag.getTransfer', 'OpusServiceMag.answerTransfer')}>
        <Answer query={query} what="这次转让">
          {(transfer) => <Offered transfer={transfer} onClose={onClose} />}
        </Answer>
      </div>
    </Modal>
  );
}

function Offered({ transfer, onClose }: { readonly transfer: Transfer; readonly onClose: () => void }) {
  const { ID, name, from, pageNum, state, opusID, mayPublish, expiresAt } = transfer;
  const navigate = useNavigate();
  const answering = useAct('OpusServiceMag.answerTransfer', { outdated: ['transfer-over'] });
  return (
    <Stack gap={16} columns="one">
      <Text as="p" weight={600} size="16-24">
        {from} 想把{name === '' ? '一件作品' : `《${name}》（${pageNum} 页）`}转让给您
      </Text>
      {state === 'waiting' ? (
        <>
          <Note>
            接收以后，作品、链接、版本和图片都归您。
            {mayPublish === 'Y' ? '' : '您的会员等级不能发布它：已发布的会先下架，仍然可以编辑和印刷。'}
            <Moment at={expiresAt} /> 前有效。
          </Note>
          <Problem text={answering.problem} />
          <Row gap={8} wraps justify="end">
            <Button
              disabled={answering.isBusy}
              onClick={() => void answering.run({ transferID: ID, answer: 'decline' })}
            >
              谢绝
            </Button>
            <Button
              type="primary"
              loading={answering.isBusy}
              onClick={() => void answering.run({ transferID: ID, answer: 'accept' })}
            >
              接收
            </Button>
          </Row>
        </>
      ) : (
        <>
          <Note role="status">{ENDS[state]}</Note>
          <Row gap={8} wraps justify="end">
            {opusID === '' ? null : (
              <Button onClick={() => void navigate(PATHS.opusSetting.getHref(opusID))}>作品设置</Button>
            )}
            <Button type="primary" onClick={onClose}>
              知道了
            </Button>
          </Row>
        </>
      )}
    </Stack>
  );
}
