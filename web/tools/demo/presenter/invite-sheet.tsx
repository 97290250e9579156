import { Button, Modal, QRCode } from 'antd';
import { useState } from 'react';
import { CopyButton } from '#web/components/copy-button.tsx';
import { Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { focusDialog } from '#web/lib/document/focus-dialog.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { presenterKey } from './presenter-key.ts';
import { joinLinks, presenterLink, shortLink } from './rules.ts';

interface InviteSheetProps {
  readonly addresses: readonly string[];
  readonly onClose: () => void;
}

const CODE_SIZE = 240;
const ON_THE_NETWORK = 'npm run demo -- --host 0.0.0.0 --room';

/** How guests come in (邀请观众): the code, and the address as one says it; and how a phone presents. */
export function InviteSheet({ addresses, onClose }: InviteSheetProps) {
  const links = joinLinks(location, addresses);
  const [chosen, setChosen] = useState(0);
  const [isForPresenter, setIsForPresenter] = useState(false);
  useFocusReturn();
  const link = links[chosen] ?? links[0];
  const shown = link !== undefined && isForPresenter ? presenterLink(link, presenterKey() ?? '') : link;
  return (
    <Modal
      open
      centered
      width={480}
      title={isForPresenter ? '用手机讲解' : '邀请观众'}
      footer={null}
      onCancel={onClose}
      afterOpenChange={focusDialog}
    >
      {link === undefined || shown === undefined ? (
        <OnThisMachineOnly />
      ) : (
        <Stack gap={16} items="center" text="center" padY={8}>
          <QRCode
            value={shown}
            type="svg"
            size={CODE_SIZE}
            errorLevel="M"
            bordered={false}
            aria-label={isForPresenter ? '讲解台二维码' : '邀请二维码'}
          />
          {isForPresenter ? (
            <p>用您自己的手机扫码，手机就是讲解台。扫到的人都能翻页，请不要投到大屏幕上。</p>
          ) : (
            <>
              <Text as="p" size="20-28" tone="ink" breaks>
                {shortLink(link)}
              </Text>
              <Note>连到同一个网络，扫码或输入地址，不需要互联网。每位观众有自己的一套数据。</Note>
            </>
          )}
          <Row gap={8} wraps align="stretch" justify="center">
            <CopyButton text={shown} label="复制链接" isPlain={false} />
            {links.length > 1 ? (
              <Button onClick={() => setChosen((chosen + 1) % links.length)}>
                换一个网络（{chosen + 1}/{links.length}）
              </Button>
            ) : null}
            <Button onClick={() => setIsForPresenter(!isForPresenter)}>
              {isForPresenter ? '邀请观众' : '用手机讲解'}
            </Button>
          </Row>
        </Stack>
      )}
    </Modal>
  );
}

/** The server answers this machine alone, so no phone in the room could open it. */
function OnThisMachineOnly() {
  return (
    <Stack gap={12} padY={8}>
      <p>这次演示只有这台电脑能打开。要让手机进来，请停下它，在终端里这样启动：</p>
      <Text as="p" padY={8} padX={12} ground="paper" radius="control" breaks>
        {ON_THE_NETWORK}
      </Text>
      <div>
        <CopyButton text={ON_THE_NETWORK} label="复制命令" isPlain={false} />
      </div>
    </Stack>
  );
}
