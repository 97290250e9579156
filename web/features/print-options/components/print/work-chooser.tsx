import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { TYPE_NAMES } from '#contracts/rules/publications/publication-states.ts';
import { BookCover } from '#web/components/pictures/book-cover.tsx';
import { RecordNote, RecordRow, RecordTitle } from '#web/components/record-list.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import type { Address, Part } from '#web/kit/address/address.ts';
import { ask, FRESH, PAGED } from '#web/kit/ask/ask.ts';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';

const PAGE_SIZE = 10;
const KEYWORD_MAX = 50;

interface WorkChooserProps {
  readonly address: Address<{
    readonly id: Part<string>;
    readonly keyword: Part<string>;
    readonly page: Part<number>;
  }>;
}

/** Which work is to be printed (选择作品): the latest first. */
export function WorkChooser({ address }: WorkChooserProps) {
  const navigate = useNavigate();
  const { keyword, page } = address.at;
  const asked = { type: 'all', keyword, page, pageSize: PAGE_SIZE };
  const query = useQuery({ ...ask('OpusServiceMag.getOpusList', asked), ...FRESH, ...PAGED });
  const empty =
    keyword === '' ? (
      <EmptyState
        text="还没有作品。上传一份 PDF 或图片，就能印刷。"
        action={
          <Button type="primary" onClick={() => void navigate(PATHS.opusList.getHref('all'))}>
            去我的作品
          </Button>
        }
      />
    ) : (
      <EmptyState
        text={`没有找到与“${keyword}”有关的作品。`}
        action={<Button onClick={() => address.go({ keyword: '' })}>查看全部</Button>}
      />
    );
  return (
    <Sheet
      title="选择作品"
      extra={
        <SearchField
          keyword={keyword}
          label="搜索作品"
          placeholder="作品名称或作者"
          max={KEYWORD_MAX}
          onSearch={(next) => address.go({ keyword: next })}
        />
      }
      {...shows('OpusServiceMag.getOpusList')}
    >
      <ListPage
        query={query}
        address={address}
        pageSize={PAGE_SIZE}
        unit="件"
        what="作品"
        safe="作品没有改变，请稍后重试。"
        unsupported="作品没有改变，只是这里看不到列表。"
        empty={empty}
      >
        {({ ID, name, author, photoPath, pageNum, type, widthMm, heightMm, conversion }) => {
          const isReady = conversion === '';
          return (
            <RecordRow
              key={ID}
              lead={<BookCover src={photoPath} name={name} pageNum={pageNum} size="small" />}
              actions={
                isReady ? (
                  <Button aria-label={`印刷《${name}》`} onClick={() => address.go({ id: ID })}>
                    印刷
                  </Button>
                ) : null
              }
            >
              <RecordTitle>{name}</RecordTitle>
              <RecordNote>
                {[TYPE_NAMES[type], author, `${pageNum} 页`, `${widthMm} × ${heightMm} 毫米`]
                  .filter((fact) => fact !== '')
                  .join(' · ')}
              </RecordNote>
              {isReady ? null : <RecordNote tone="over">还在转换，完成后才能印刷</RecordNote>}
            </RecordRow>
          );
        }}
      </ListPage>
    </Sheet>
  );
}
