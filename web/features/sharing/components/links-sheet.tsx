import { Button } from 'antd';
import { useState } from 'react';
import { ActionMenu } from '#web/components/action-menu.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { PartsLine } from '#web/components/parts-line.tsx';
import { RecordList, RecordNote, RecordRow, RecordTag, RecordTitle } from '#web/components/record-list.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { Problem } from '#web/kit/form/problem.tsx';
import { Muted, Note, Row } from '#web/kit/layout/shapes.ts';
import { copyText } from '#web/lib/document/copy-text.ts';
import { readingPath } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { conditionsOf, readsOf, reminderFor, STATE_NAMES, STATE_TONES } from '../model/link-words.ts';
import type { ShareLink, Sharing } from '../model/sharing.ts';
import { LinkCodeDialog } from './link-code-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';

type Asked =
  | { readonly kind: 'edit' | 'delete' | 'code'; readonly link: ShareLink }
  | { readonly kind: 'new' };

/** The named links of a work (专属链接), with what became of each (给谁看过). */
export function LinksSheet({ sharing }: { readonly sharing: Sharing }) {
  const { links, linksMost } = sharing;
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const add = (
    <Button disabled={links.length >= linksMost} onClick={() => setAsked({ kind: 'new' })}>
      新建专属链接
    </Button>
  );
  return (
    <Sheet
      title="专属链接"
      extra={<Muted size={12}>{`${links.length} / ${linksMost} 个`}</Muted>}
      {...shows('OpusServiceMag.saveShareLink', 'OpusServiceMag.deleteShareLink')}
    >
      {links.length === 0 ? (
        <EmptyState
          text="给每位读者一个自己的链接，就知道谁打开过，也能单独设密码、期限和次数。"
          action={add}
        />
      ) : (
        <>
          <Row gap={12} wraps justify="between" below={8}>
            <Note size="12-20">拿到专属链接的人都能读；“仅自己”时打不开。</Note>
            {add}
          </Row>
          {links.length >= linksMost ? (
            <Note size="12-20">您的会员等级每个作品最多 {linksMost} 个，删除不用的或升级会员后再建。</Note>
          ) : null}
          <RecordList label="专属链接">
            {links.map((link) => (
              <LinkRow key={link.ID} link={link} sharing={sharing} onAsk={setAsked} />
            ))}
          </RecordList>
        </>
      )}
      {asked?.kind === 'new' ? <LinkDialog sharing={sharing} link={null} onClose={close} /> : null}
      {asked?.kind === 'edit' ? <LinkDialog sharing={sharing} link={asked.link} onClose={close} /> : null}
      {asked?.kind === 'code' ? <LinkCodeDialog sharing={sharing} link={asked.link} onClose={close} /> : null}
      {asked?.kind === 'delete' ? (
        <DeleteDialog opusID={sharing.opusID} link={asked.link} onClose={close} />
      ) : null}
    </Sheet>
  );
}

interface LinkRowProps {
  readonly link: ShareLink;
  readonly sharing: Sharing;
  readonly onAsk: (asked: Asked) => void;
}

function LinkRow({ link, sharing, onAsk }: LinkRowProps) {
  const now = useServerNow(null);
  const { name, slug, state, isOn, reads } = link;
  const address = location.origin + readingPath(slug);
  const [told, setTold] = useState('');
  const saving = useAct('OpusServiceMag.saveShareLink', {
    doneText: isOn === 'Y' ? '已停用，这个链接打不开了' : '已启用',
  });

  async function act(key: 'code' | 'remind' | 'switch' | 'edit' | 'delete'): Promise<void> {
    if (key === 'switch') {
      const { ID, hasPassword, expiresOn, maxReads } = link;
      const kept = { name, slug, hasPassword, expiresOn, maxReads };
      const isOnThen = isOn === 'Y' ? 'N' : 'Y';
      void saving.run({ opusID: sharing.opusID, linkID: ID, ...kept, password: '', isOn: isOnThen });
    } else if (key === 'remind') {
      const isCopied = await copyText(reminderFor(link, sharing.name, address));
      setTold(isCopied ? '提醒的话已复制，可以发给对方' : '没能复制，请手动复制链接');
    } else onAsk({ kind: key, link });
  }

  return (
    <RecordRow
      actions={
        <Row gap={8} justify="end">
          <CopyButton text={address} label="复制链接" />
          <ActionMenu
            title={name}
            label={`「${name}」的更多操作`}
            opener="更多"
            isBusy={saving.isBusy}
            items={[
              { key: 'code' as const, label: '二维码和海报' },
              ...(reads === 0 && state === 'open' ? [{ key: 'remind' as const, label: '复制提醒的话' }] : []),
              { key: 'edit' as const, label: '修改' },
              { key: 'switch' as const, label: isOn === 'Y' ? '停用' : '启用' },
              { key: 'delete' as const, label: '删除', isEnding: true },
            ]}
            onChoose={(key) => void act(key)}
          />
        </Row>
      }
    >
      <RecordTitle>
        {name}
        <RecordTag tone={STATE_TONES[state]}>{STATE_NAMES[state]}</RecordTag>
      </RecordTitle>
      <RecordNote>
        <PartsLine parts={[readingPath(slug), ...conditionsOf(link, now)]} />
      </RecordNote>
      <RecordNote isLive>{told || readsOf(link, now)}</RecordNote>
      <Problem text={saving.problem} />
    </RecordRow>
  );
}

interface DeleteDialogProps {
  readonly opusID: string;
  readonly link: ShareLink;
  readonly onClose: () => void;
}

function DeleteDialog({ opusID, link, onClose }: DeleteDialogProps) {
  const deleting = useAct('OpusServiceMag.deleteShareLink', { doneText: '已删除', onRead: onClose });
  return (
    <ActDialog
      title={`删除「${link.name}」的链接？`}
      okText="删除"
      isDestructive
      consequence="拿着这个链接的人再也打不开，它自己的打开记录也一并删除，作品的合计不变，不能恢复。只是暂时不让看，停用就可以。"
      act={deleting}
      onOk={() => deleting.run({ opusID, linkID: link.ID })}
      onClose={onClose}
    />
  );
}
