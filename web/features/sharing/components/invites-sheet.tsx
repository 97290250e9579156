import { Button, Input } from 'antd';
import { useState } from 'react';
import { INVITE_ROWS_LONGEST } from '#contracts/rules/publications/sharing-fields.ts';
import { PartsLine } from '#web/components/parts-line.tsx';
import { RecordList, RecordNote, RecordRow, RecordTitle } from '#web/components/record-list.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { FileButton } from '#web/features/imports/components/intake/file-button.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { Field } from '#web/kit/form/field.tsx';
import { Problem } from '#web/kit/form/problem.tsx';
import { Muted, Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { Moment } from '#web/kit/time/moment.tsx';
import { shows } from '#web/lib/shows.ts';
import type { Invite, Sharing } from '../model/sharing.ts';

/** More would push what follows out of sight. */
const FIRST = 5;

/** Who is invited to read (受邀名单): typed, pasted or out of a spreadsheet. */
export function InvitesSheet({ sharing }: { readonly sharing: Sharing }) {
  const { opusID, invites, invitesMost, mode } = sharing;
  const [rows, setRows] = useState('');
  const [problem, setProblem] = useState('');
  const [refused, setRefused] = useState<NonNullable<Sharing['refusedRows']>>([]);
  const [isAll, setIsAll] = useState(false);
  const adding = useAct('OpusServiceMag.addShareInvites', {
    doneText: ({ refusedRows = [] }) =>
      refusedRows.length === 0 ? '已加入名单' : `已加入名单，${refusedRows.length} 行没有认出来`,
    onDone({ refusedRows = [] }) {
      setRefused(refusedRows);
      // What was not taken stays, to be mended.
      setRows(refusedRows.map(({ text }) => text).join('\n'));
    },
  });
  const removing = useAct('OpusServiceMag.removeShareInvite', { doneText: '已移出名单' });
  const shown = isAll ? invites : invites.slice(0, FIRST);

  function type(text: string): void {
    setRows(text);
    setProblem('');
  }

  function add(): void {
    if (rows.trim() === '') {
      setProblem('请填写手机号或邮箱，一行一个');
      return;
    }
    void adding.run({ opusID, rows });
  }

  async function readFile([file]: readonly File[]): Promise<void> {
    if (file === undefined) return;
    setProblem('');
    if (file.size > INVITE_ROWS_LONGEST) setProblem('文件太大了，请分几次导入');
    else setRows(await file.text());
  }

  return (
    <Sheet
      title="受邀名单"
      extra={<Muted size={12}>{`${invites.length} / ${invitesMost} 人`}</Muted>}
      {...shows('OpusServiceMag.addShareInvites', 'OpusServiceMag.removeShareInvite')}
    >
      <Stack gap={16}>
        <Note>
          {mode === 'invited'
            ? '名单上的人用自己的手机号或邮箱登录后能读，别人打不开。'
            : '先准备好名单，「谁能读」选“受邀的人”时生效。'}
        </Note>
        {invites.length === 0 ? null : (
          <RecordList label="受邀名单">
            {shown.map((invite) => (
              <InviteRow
                key={invite.address}
                invite={invite}
                isBusy={removing.isBusy}
                onRemove={() => void removing.run({ opusID, address: invite.address })}
              />
            ))}
          </RecordList>
        )}
        {invites.length > FIRST ? (
          <Button type="link" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
            {isAll ? '收起名单' : `展开其余 ${invites.length - FIRST} 人`}
          </Button>
        ) : null}
        <Problem text={removing.problem} />
        <Field label="加入名单" field={{ problem }}>
          {(control) => (
            <Input.TextArea
              {...control}
              value={rows}
              maxLength={INVITE_ROWS_LONGEST}
              autoSize={{ minRows: 3, maxRows: 8 }}
              placeholder={'一行一个手机号或邮箱，可以带姓名，例如：\n林晓舟，19000000001'}
              onChange={(event) => type(event.target.value)}
            />
          )}
        </Field>
        {refused.length === 0 ? null : (
          <Stack as="ul" gap={4} role="alert">
            {refused.slice(0, FIRST).map(({ row, text, message }) => (
              <Text as="li" key={row} tone="seal" size="12-18" breaks>
                第 {row} 行「{text}」：{message}
              </Text>
            ))}
            {refused.length > FIRST ? (
              <Text as="li" tone="seal" size="12-18">
                还有 {refused.length - FIRST} 行没有认出来
              </Text>
            ) : null}
          </Stack>
        )}
        <Problem text={adding.problem} />
        <Row gap={8} wraps>
          <Button type="primary" loading={adding.isBusy} onClick={add}>
            加入名单
          </Button>
          <FileButton
            text="从 CSV 文件读入"
            accept=".csv,.txt,text/csv,text/plain"
            isMany={false}
            onFiles={(files) => void readFile(files)}
          />
        </Row>
      </Stack>
    </Sheet>
  );
}

interface InviteRowProps {
  readonly invite: Invite;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

function InviteRow({ invite: { name, address, createdAt }, isBusy, onRemove }: InviteRowProps) {
  const shown = name || address;
  return (
    <RecordRow
      actions={
        <Button type="link" disabled={isBusy} aria-label={`把${shown}移出名单`} onClick={onRemove}>
          移出
        </Button>
      }
    >
      <RecordTitle>{shown}</RecordTitle>
      <RecordNote>
        <PartsLine
          parts={[
            ...(name === '' ? [] : [address]),
            <span key="at">
              加入于 <Moment at={createdAt} />
            </span>,
          ]}
        />
      </RecordNote>
    </RecordRow>
  );
}
