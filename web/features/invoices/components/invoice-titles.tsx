import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { ActionModal } from '#web/components/action-modal.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PartsLine } from '#web/components/parts-line.tsx';
import { RecordList, RecordNote, RecordRow, RecordTag, RecordTitle } from '#web/components/record-list.tsx';
import { shows } from '#web/lib/shows.ts';
import { useToldAction } from '#web/lib/use-told-action.ts';
import type { Title } from '../api.ts';
import { mutations } from '../mutations.ts';
import { queries } from '../queries.ts';
import styles from './invoice-list.module.css';
import { LoadState } from './load-state.tsx';
import { TitleDialog } from './title-dialog.tsx';

/** For whom invoices are issued (发票抬头). */
export function InvoiceTitles() {
  const query = useQuery(queries.titles());
  const [edited, setEdited] = useState<Title | 'new' | null>(null);
  const [removed, setRemoved] = useState<Title | null>(null);
  const remove = useToldAction(mutations.removeTitle);
  const { data } = query;
  if (data === undefined) return <LoadState query={query} what="发票抬头" />;
  const isFull = data.list.length >= data.most;
  const adding = (
    <Button type="primary" disabled={isFull} onClick={() => setEdited('new')}>
      新增抬头
    </Button>
  );

  async function confirm({ titleID }: Title): Promise<void> {
    if ((await remove.act(titleID)) !== null) setRemoved(null);
  }

  return (
    <div
      {...shows(
        'InvoiceServiceMag.getInvoiceTitles',
        'InvoiceServiceMag.saveInvoiceTitle',
        'InvoiceServiceMag.removeInvoiceTitle',
      )}
    >
      {data.list.length === 0 ? (
        <EmptyState text="还没有发票抬头，保存一次，以后开票只需选择。" action={adding} />
      ) : (
        <>
          <div className={styles.head}>
            <RecordNote>
              {isFull
                ? `最多保存 ${data.most} 个抬头，请先删除不用的抬头`
                : `已保存 ${data.list.length} 个，最多 ${data.most} 个`}
            </RecordNote>
            {adding}
          </div>
          <RecordList label="发票抬头">
            {data.list.map((title) => (
              <RecordRow
                key={title.titleID}
                actions={
                  <>
                    <Button aria-label={`修改抬头 ${title.name}`} onClick={() => setEdited(title)}>
                      修改
                    </Button>
                    <Button aria-label={`删除抬头 ${title.name}`} onClick={() => setRemoved(title)}>
                      删除
                    </Button>
                  </>
                }
              >
                <RecordTitle>
                  {title.name}
                  <RecordTag>{title.kind === 'company' ? '企业' : '个人'}</RecordTag>
                  {title.isDefault === 'Y' ? <RecordTag tone="good">默认</RecordTag> : null}
                </RecordTitle>
                <RecordNote>
                  <PartsLine parts={factsOf(title)} />
                </RecordNote>
              </RecordRow>
            ))}
          </RecordList>
        </>
      )}
      {edited === null ? null : (
        <TitleDialog
          title={edited === 'new' ? null : edited}
          onSaved={() => setEdited(null)}
          onClose={() => setEdited(null)}
        />
      )}
      {removed === null ? null : (
        <ActionModal
          title={`删除抬头：${removed.name}`}
          okText="删除"
          loses="删除后不能恢复；已开的发票和开票记录不受影响。"
          isEnding
          isBusy={remove.isBusy}
          problem={remove.problem}
          onOk={() => void confirm(removed)}
          onClose={() => setRemoved(null)}
        />
      )}
    </div>
  );
}

function factsOf({ kind, taxNo, email, specialLacks }: Title): string[] {
  const parts = [
    taxNo === '' ? '' : `税号 ${taxNo}`,
    email,
    kind === 'company' ? (specialLacks === '' ? '可开数电专票' : '可开数电普票') : '',
  ];
  return parts.some((part) => part !== '') ? parts : ['可开数电普票'];
}
