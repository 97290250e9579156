import { TeamOutlined } from '@ant-design/icons';
import { Button, Modal, Switch } from 'antd';
import { useState } from 'react';
import { editingPath } from '#contracts/rules/screens/editing-path.ts';
import { CopyButton } from '#web/components/copy-button.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { Problem } from '#web/kit/form/problem.tsx';
import { Muted, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { focusDialog } from '#web/lib/document/focus-dialog.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { shows } from '#web/lib/shows.ts';
import type { TeamEditing } from '../saving/known-draft.ts';

const TITLE = '与团队一起编辑';

interface TeamEditingWayProps {
  readonly opusID: string;
  /** Of the work. */
  readonly type: string;
  /** As the draft was opened. */
  readonly first: TeamEditing;
}

/** The way for the owner to edit a work with the team; the others are told whose it is. */
export function TeamEditingWay({ opusID, type, first }: TeamEditingWayProps) {
  const [team, setTeam] = useState(first);
  const [isOpen, setIsOpen] = useState(false);
  if (team.isOwn === 'N') return <Muted nowrap>{team.owner} 的作品</Muted>;
  if (team.canShare === 'N') return null;
  return (
    <>
      <Button
        type="text"
        icon={<TeamOutlined aria-hidden="true" />}
        title={TITLE}
        aria-label={TITLE}
        onClick={() => setIsOpen(true)}
      />
      {isOpen ? (
        <TeamEditingDialog {...{ opusID, type, team }} onTurned={setTeam} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}

interface TeamEditingDialogProps {
  readonly opusID: string;
  readonly type: string;
  readonly team: TeamEditing;
  readonly onTurned: (team: TeamEditing) => void;
  readonly onClose: () => void;
}

function TeamEditingDialog({ opusID, type, team, onTurned, onClose }: TeamEditingDialogProps) {
  const isOn = team.on === 'Y';
  const setting = useAct('OpusServiceMag.setTeamEditing', { onDone: onTurned });
  useFocusReturn();
  return (
    <Modal open centered title={TITLE} footer={null} onCancel={onClose} afterOpenChange={focusDialog}>
      <Stack gap={16} padY={8} {...shows('OpusServiceMag.setTeamEditing')}>
        <Row gap={12}>
          <Switch
            aria-label={TITLE}
            checked={isOn}
            loading={setting.isBusy}
            onChange={(on) => void setting.run({ opusID, on: on ? 'Y' : 'N' })}
          />
          <Text>{isOn ? '已开启' : '未开启'}</Text>
        </Row>
        <Text as="p">
          开启后，团队成员会收到通知，可以从「成员管理 ·
          一起编辑」或链接打开这个作品，修改页面、查看和恢复历史版本；改名、发布、分享、印刷和删除仍然只有您可以。
        </Text>
        {isOn ? (
          <div>
            <CopyButton
              text={location.origin + editingPath(type, opusID)}
              label="复制编辑链接"
              isPlain={false}
            />
          </div>
        ) : null}
        <Problem text={setting.problem} />
      </Stack>
    </Modal>
  );
}
