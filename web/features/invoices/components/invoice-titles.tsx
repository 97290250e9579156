import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { PartsLine } from '#web/components/parts-line.tsx';
import { RecordList, RecordNote, RecordRow, RecordTag, RecordTitle } from '#web/components/record-list.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { Answer } from '#web/kit/ask/answer.tsx';
import { ask } from '#web/kit/ask/ask.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { Row } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { type InvoiceTitle, NOT_LOADED } from '../model/invoices.ts';
import { InvoiceTitleDialog } from './invoice-title-dialog.tsx';

/** The names that invoices are issued to (发票抬头). */
export function InvoiceTitles() {
  const query = useQuery(ask('InvoiceServiceMag.getInvoiceTitles'));
  const [toEdit, setToEdit] = useState<InvoiceTitle | 'new' | null>(null);
  const [toRemove, setToRemove] = useState<InvoiceTitle | null>(null);
  const remove = useAct('InvoiceServiceMag.removeInvoiceTitle', { onDone: () => setToRemove(null) });
  return (
    <div
      {...shows(
        'InvoiceServiceMag.getInvoiceTitles',
        'InvoiceServiceMag.saveInvoiceTitle',
        'InvoiceServiceMag.removeInvoiceTitle',
      )}
    >
      <Answer query={query} what="发票抬头" {...NOT_LOADED}>
        {({ list, most }) => {
          const adding = (
            <Button type="primary" disabled={list.length >= most} onClick={() => setToEdit('new')}>
              新增抬头
            </Button>
          );
          if (list.length === 0) {
            return <EmptyState text="还没有发票抬头，保存一次，以后开票只需选择。" action={adding} />;
          }
          return (
            <>
              <Row gap={8} gapX={16} justify="between" wraps>
                <RecordNote>
                  {list.length >= most
                    ? `最多保存 ${most} 个抬头，请先删除不用的抬头`
                    : `已保存 ${list.length} 个，最多 ${most} 个`}
                </RecordNote>
                {adding}
              </Row>
              <RecordList label="发票抬头">
                {list.map((invoiceTitle) => (
                  <InvoiceTitleRow
                    key={invoiceTitle.titleID}
                    invoiceTitle={invoiceTitle}
                    onEdit={() => setToEdit(invoiceTitle)}
                    onRemove={() => setToRemove(invoiceTitle)}
                  />
                ))}
              </RecordList>
            </>
          );
        }}
      </Answer>
      {toEdit === null ? null : (
        <InvoiceTitleDialog
          invoiceTitle={toEdit === 'new' ? null : toEdit}
          onSaved={() => setToEdit(null)}
          onClose={() => setToEdit(null)}
        />
      )}
      {toRemove === null ? null : (
        <ActDialog
          title={`删除抬头：${toRemove.name}`}
          okText="删除"
          consequence="删除后不能恢复；已开的发票和开票记录不受影响。"
          isDestructive
          act={remove}
          onOk={() => remove.run({ titleID: toRemove.titleID })}
          onClose={() => setToRemove(null)}
        />
      )}
    </div>
  );
}

interface InvoiceTitleRowProps {
  readonly invoiceTitle: InvoiceTitle;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function InvoiceTitleRow({ invoiceTitle, onEdit, onRemove }: InvoiceTitleRowProps) {
  return (
    <RecordRow
      actions={
        <>
          <Button aria-label={`修改抬头 ${invoiceTitle.name}`} onClick={onEdit}>
            修改
          </Button>
          <Button aria-label={`删除抬头 ${invoiceTitle.name}`} onClick={onRemove}>
            删除
          </Button>
        </>
      }
    >
      <RecordTitle>
        {invoiceTitle.name}
        <RecordTag>{invoiceTitle.kind === 'company' ? '企业' : '个人'}</RecordTag>
        {invoiceTitle.isDefault === 'Y' ? <RecordTag tone="good">默认</RecordTag> : null}
      </RecordTitle>
      <RecordNote>
        <PartsLine parts={factsOf(invoiceTitle)} />
      </RecordNote>
    </RecordRow>
  );
}

function factsOf({ kind, taxNo, email, specialLacks }: InvoiceTitle): string[] {
  const parts = [
    taxNo === '' ? '' : `税号 ${taxNo}`,
    email,
    kind === 'company' ? (specialLacks === '' ? '可开数电专票' : '可开数电普票') : '',
  ];
  return parts.some((part) => part !== '') ? parts : ['可开数电普票'];
}
