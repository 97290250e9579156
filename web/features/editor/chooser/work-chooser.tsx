import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PageHeader } from '#web/components/page-header.tsx';
import { BookCover } from '#web/components/pictures/book-cover.tsx';
import { RecordRow } from '#web/components/record-list.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { BlankForm } from '#web/features/imports/components/start/blank-form.tsx';
import { TemplateDialog } from '#web/features/imports/components/start/template-dialog.tsx';
import { TemplateWall } from '#web/features/imports/components/start/template-wall.tsx';
import type { MadeWork, Template } from '#web/features/imports/model/imports.ts';
import { pageNumber, useAddress } from '#web/kit/address/address.ts';
import { ask, PAGED } from '#web/kit/ask/ask.ts';
import { Columns, Parts } from '#web/kit/layout/columns.tsx';
import { Muted, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { useIsMissing } from '#web/lib/call/missing-operations.ts';
import { shows } from '#web/lib/shows.ts';

const PLACE = { page: pageNumber };
const PAGE_SIZE = 12;
/** What anybody may make; e-books need a membership. */
const TYPE = 'album';

interface WorkChooserProps {
  /** Where a work is edited. */
  readonly hrefFor: (opusID: string) => string;
  /** Shown where the backend cannot keep works. */
  readonly noPlace: ReactNode;
}

/** The own works to go on with, and the ways to begin a new one (选择作品). */
export function WorkChooser({ hrefFor, noPlace }: WorkChooserProps) {
  const navigate = useNavigate();
  const [template, setTemplate] = useState<Template | null>(null);
  const isWithoutPlace = useIsMissing('OpusServiceMag.getOpusList');
  const begin = ({ ID }: MadeWork) => void navigate(hrefFor(ID));
  if (isWithoutPlace) {
    return (
      <>
        <PageHeader title="在线编辑" />
        <Sheet>{noPlace}</Sheet>
      </>
    );
  }
  return (
    <>
      <PageHeader title="在线编辑" />
      <Parts>
        <Columns beside={<BlankForm type={TYPE} onCreated={begin} />}>
          <OwnWorks hrefFor={hrefFor} />
        </Columns>
        <TemplateWall isLocked={false} onChoose={setTemplate} />
      </Parts>
      {template === null ? null : (
        <TemplateDialog template={template} type={TYPE} onCreated={begin} onClose={() => setTemplate(null)} />
      )}
    </>
  );
}

function OwnWorks({ hrefFor }: Pick<WorkChooserProps, 'hrefFor'>) {
  const address = useAddress(PLACE);
  const { page } = address.at;
  const query = useQuery({
    ...ask('OpusServiceMag.getOpusList', { type: 'all', page, pageSize: PAGE_SIZE }),
    ...PAGED,
  });
  return (
    <Sheet title="接着编辑" {...shows('OpusServiceMag.getOpusList')}>
      <ListPage
        query={query}
        address={address}
        pageSize={PAGE_SIZE}
        unit="件"
        what="作品"
        safe="您的作品都还在，请重试。"
        empty={<EmptyState text="还没有作品，从空白或模板开始第一件吧。" />}
      >
        {({ ID, name, photoPath, pageNum, widthMm, heightMm, conversion }) => (
          <RecordRow key={ID}>
            <Row gap={16}>
              <BookCover src={photoPath} name={name} pageNum={pageNum} />
              <Stack gap={2} shrinks>
                {conversion === '' ? <Link to={hrefFor(ID)}>{name}</Link> : <Text>{name}</Text>}
                <Muted size="12-20" digits>
                  {conversion === '' ? '' : '正在转换，完成后可以编辑 · '}
                  {pageNum} 页 · {widthMm} × {heightMm} 毫米
                </Muted>
              </Stack>
            </Row>
          </RecordRow>
        )}
      </ListPage>
    </Sheet>
  );
}
