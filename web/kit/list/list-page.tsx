import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageTurner } from '#web/components/page-turner.tsx';
import { RecordList } from '#web/components/record-list.tsx';
import type { CallError } from '#web/lib/call/call-error.ts';
import type { Address, Part } from '../address/address.ts';
import { Answer, type AnswerProps } from '../ask/answer.tsx';

interface PageOf<Row> {
  readonly total: number;
  readonly list: readonly Row[];
}

interface ListPageProps<Data extends PageOf<unknown>> extends Omit<AnswerProps<Data>, 'query' | 'children'> {
  readonly query: UseQueryResult<Data, CallError>;
  readonly address: Pick<Address<{ readonly page: Part<number> }>, 'at' | 'go' | 'replace'>;
  readonly pageSize: number;
  /** Counts the rows, as in 共 12 笔. */
  readonly unit?: string;
  /** In place of an empty list. */
  readonly empty: ReactNode;
  readonly above?: (data: Data) => ReactNode;
  readonly children: (row: Data['list'][number]) => ReactNode;
}

/** A list of records page by page, with all its states; the page stands in the address. */
export function ListPage<Data extends PageOf<unknown>>(props: ListPageProps<Data>) {
  const { query, address, pageSize, unit, empty, above, children, ...answer } = props;
  return (
    <Answer query={query} {...answer}>
      {(data) => (
        <>
          {above?.(data)}
          {data.total === 0 ? (
            empty
          ) : (
            <RecordList label={answer.what} isTurning={query.isPlaceholderData}>
              {data.list.map(children)}
            </RecordList>
          )}
          <PageTurner
            page={address.at.page}
            pageSize={pageSize}
            total={data.total}
            {...(unit === undefined ? {} : { unit })}
            isTurning={query.isPlaceholderData}
            onPage={(page) => address.go({ page })}
            onBeyond={(page) => address.replace({ page })}
          />
        </>
      )}
    </Answer>
  );
}
