import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';

/** A moment in words (时间), as the server's clock counts. */
export function Moment({ at }: { readonly at: string }) {
  const now = useServerNow(null);
  return <time dateTime={at}>{chinaTimeText(Date.parse(at), now)}</time>;
}
