import { Pagination, type PaginationProps } from 'antd';
import { cloneElement, isValidElement, type ReactNode, type RefObject } from 'react';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { useMedia } from '#web/lib/document/use-media.ts';

const NAMES: Readonly<Record<string, string>> = {
  prev: '上一页',
  next: '下一页',
};

/** antd names its arrows by their pictures, in English. */
function named(_page: number, type: string, element: ReactNode): ReactNode {
  const name = NAMES[type];
  return name !== undefined && isValidElement<{ 'aria-label'?: string }>(element)
    ? cloneElement(element, { 'aria-label': name })
    : element;
}

/** With more pages than these a list is long: its size can be chosen, and a page be jumped to. */
const SOME = 2;
const MANY = 4;

interface PagesProps
  extends Omit<PaginationProps, 'showSizeChanger' | 'showQuickJumper' | 'pageSizeOptions'> {
  readonly pageSize: number;
  readonly total: number;
  /** How many may stand on a page (每页条数), the usual first; without them it is always the same. */
  readonly sizes?: readonly number[];
  /** Where a long list begins: it can take the focus, and reading goes on there. */
  readonly startsAt?: RefObject<HTMLElement | null>;
}

/** The pages of a list (分页). On a phone a row of thirty pages would be wider than the window. */
export function Pages({ startsAt, sizes = [], onChange, ...props }: PagesProps) {
  const isOnPhone = useMedia(upTo('phone'));
  const [usual = props.pageSize] = sizes;
  const isSized = sizes.length > 0 && props.total > SOME * usual && !isOnPhone;

  function turn(page: number, pageSize: number): void {
    onChange?.(page, pageSize);
    startsAt?.current?.scrollIntoView({ block: 'start' });
    startsAt?.current?.focus({ preventScroll: true });
  }

  return (
    <Pagination
      {...props}
      simple={isOnPhone}
      showSizeChanger={isSized}
      pageSizeOptions={[...sizes]}
      showQuickJumper={props.total > MANY * props.pageSize && !isOnPhone}
      itemRender={named}
      onChange={turn}
    />
  );
}
