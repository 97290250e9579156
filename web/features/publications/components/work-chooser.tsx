import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { typeName } from '#contracts/rules/publications/publication-states.ts';
import { BookCover } from '#web/components/pictures/book-cover.tsx';
import { RecordNote, RecordRow, RecordTitle } from '#web/components/record-list.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import type { Address, Part } from '#web/kit/address/address.ts';
import { ask, FRESH, PAGED } from '#web/kit/ask/ask.ts';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { shows } from '#web/lib/shows.ts';
import type { Work } from '../model/work.ts';

const USUAL_PAGE_SIZE = 10;
const KEYWORD_MAX = 50;

interface WorkChooserProps {
  readonly title: string;
  /** What is done with the chosen work, such as 印刷. */
  readonly verb: string;
  /** Which of them; all by default. */
  readonly listed?: 'all' | 'calendar';
  /** How many at once. */
  readonly pageSize?: number;
  readonly address: Pick<
    Address<{ readonly keyword: Part<string>; readonly page: Part<number> }>,
    'at' | 'go' | 'replace'
  >;
  /** Where it is done. */
  readonly hrefFor: (work: Pick<Work, 'ID' | 'type'>) => string;
  /** For a member without works. */
  readonly empty: ReactNode;
}

/** The own works, to go on with one of them (选择作品): the latest first. */
export function WorkChooser(props: WorkChooserProps) {
  const { title, verb, listed = 'all', pageSize = USUAL_PAGE_SIZE, address, hrefFor, empty } = props;
  const { keyword, page } = address.at;
  const asked = { type: listed, keyword, page, pageSize };
  const query = useQuery({ ...ask('OpusServiceMag.getOpusList', asked), ...FRESH, ...PAGED });
  const notFound = (
    <EmptyState
      text={`没有找到与“${keyword}”有关的作品。`}
      action={<Button onClick={() => address.go({ keyword: '' })}>查看全部</Button>}
    />
  );
  return (
    <Sheet
      title={title}
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
        pageSize={pageSize}
        unit="件"
        what="作品"
        safe="作品没有改变，请稍后重试。"
        unsupported="作品没有改变，只是这里看不到列表。"
        empty={keyword === '' ? empty : notFound}
      >
        {(work) => {
          const { ID, name, author, photoPath, pageNum, type, widthMm, heightMm, conversion } = work;
          const isReady = conversion === '';
          const facts = [typeName(work), author, `${pageNum} 页`, `${widthMm} × ${heightMm} 毫米`];
          return (
            <RecordRow
              key={ID}
              lead={<BookCover {...{ type, name, pageNum }} src={photoPath} size="small" />}
            >
              <RecordTitle>
                {isReady ? (
                  <Link to={hrefFor({ ID, type })} aria-label={`${verb}《${name}》`}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </RecordTitle>
              <RecordNote>{facts.filter((fact) => fact !== '').join(' · ')}</RecordNote>
              {isReady ? null : <RecordNote tone="over">还在转换，完成后才能{verb}</RecordNote>}
            </RecordRow>
          );
        }}
      </ListPage>
    </Sheet>
  );
}
