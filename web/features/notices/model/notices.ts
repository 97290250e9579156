import { infiniteQueryOptions } from '@tanstack/react-query';
import { type DataOf, keyOf, send } from '#web/kit/ask/send.ts';
import { orThrow } from '#web/lib/call/outcome.ts';

type NoticePage = DataOf<'NoticeServiceMag.getNotices'>;
export type Notice = NoticePage['list'][number];

const PAGE_SIZE = 20;
/** The panel shows its failures itself. */
const QUIET = { quiet: true };

/** Notices (通知) page by page, the newest first. */
export const NOTICES = infiniteQueryOptions({
  queryKey: keyOf('NoticeServiceMag.getNotices'),
  queryFn: ({ pageParam }) =>
    orThrow(send('NoticeServiceMag.getNotices', { page: pageParam, pageSize: PAGE_SIZE }, QUIET)),
  initialPageParam: 1,
  getNextPageParam: ({ page, total }: NoticePage) => (page * PAGE_SIZE < total ? page + 1 : undefined),
  staleTime: 0,
});

/** Marks one as read (标为已读); quiet, because the member is on the way to what it is about. */
export const READ = {
  operation: 'NoticeServiceMag.readNotice',
  call: (wish: { readonly noticeID: string }) => send('NoticeServiceMag.readNotice', wish, QUIET),
} as const;
