import { useCallback, useEffect, useState } from 'react';
import { type OutsideReply, outsideCall } from '#web/lib/wire/outside-api.ts';

/** What the page is about (a login, a payment) as the server sees it; undefined until the first answer. */
export function useSession<Data>(path: string) {
  const [reply, setReply] = useState<OutsideReply<Data>>();

  const reload = useCallback(async () => setReply(await outsideCall<Data>(path)), [path]);
  useEffect(() => {
    void reload();
  }, [reload]);

  return {
    reply,
    reload,
    /** After a failure: shows that something is being tried before the answer is there. */
    retry(): void {
      setReply(undefined);
      void reload();
    },
  };
}
