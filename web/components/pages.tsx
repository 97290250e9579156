import { Pagination, type PaginationProps } from 'antd';
import { cloneElement, isValidElement, type ReactNode } from 'react';
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

/** The pages of a list (分页). On a phone a row of thirty pages would be wider than the window. */
export function Pages(props: PaginationProps) {
  const isOnPhone = useMedia(upTo('phone'));
  return <Pagination {...props} simple={isOnPhone} itemRender={named} />;
}
