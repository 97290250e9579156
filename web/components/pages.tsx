import { Pagination, type PaginationProps } from 'antd';
import { cloneElement, isValidElement, type ReactNode, type RefObject } from 'react';
import { upTo } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';

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

interface PagesProps extends PaginationProps {
  /** Where a long list begins: it can take the focus, and reading goes on there. */
  readonly startsAt?: RefObject<HTMLElement | null>;
}

/** The pages of a list (分页). On a phone a row of thirty pages would be wider than the window. */
export function Pages({ startsAt, onChange, ...props }: PagesProps) {
  const isOnPhone = useMedia(upTo('phone'));

  function turn(page: number, pageSize: number): void {
    onChange?.(page, pageSize);
    startsAt?.current?.scrollIntoView({ block: 'start' });
    startsAt?.current?.focus({ preventScroll: true });
  }

  return <Pagination {...props} simple={isOnPhone} itemRender={named} onChange={turn} />;
}
