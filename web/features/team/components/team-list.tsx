import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { ListPage } from '#web/kit/list/list-page.tsx';
import type { TeamPlace } from '../model/team-place.ts';

export const PAGE_SIZE = 20;

interface PageOf<Row> {
  readonly list: readonly Row[];
  readonly total: number;
}

interface TeamListProps<Data extends PageOf<unknown>>
  extends Pick<ComponentProps<typeof ListPage<Data>>, 'query' | 'what' | 'above' | 'children'> {
  readonly place: TeamPlace;
  readonly empty: string;
  readonly action?: ReactNode;
}

/** One page of what a team has. */
export function TeamList<Data extends PageOf<unknown>>(props: TeamListProps<Data>) {
  const { place, empty, action, ...list } = props;
  return (
    <ListPage
      {...list}
      address={place}
      pageSize={PAGE_SIZE}
      unsupported={`这里看不到${list.what}，其他功能照常使用。`}
      empty={<EmptyState text={empty} action={action} />}
    />
  );
}
