import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MEMBER_INFO_KEY } from '#web/lib/query-keys.ts';
import { ReplyError } from '#web/lib/reply-data.ts';
import { sessionStore, useSession } from '#web/lib/session-store.ts';
import type { ThirdLoginType } from '#web/lib/third-logins.ts';
import { type MemberInfo, memberInfo } from '../api.ts';
import { withoutBinding } from '../model/bindings.ts';
import { withSession } from '../model/profile-facts.ts';

/** The member's own data (会员资料), which two cards of the screen read. */
export function useMemberInfo() {
  const queryClient = useQueryClient();
  const session = useSession();
  const { user } = session;
  const query = useQuery({
    queryKey: MEMBER_INFO_KEY,
    queryFn: () => memberInfo(),
    // Whoever comes back from the page of a provider may have bound something there.
    refetchOnWindowFocus: 'always',
  });

  function refresh(): void {
    void queryClient.invalidateQueries({ queryKey: MEMBER_INFO_KEY });
  }

  function forgetBinding(provider: ThirdLoginType): void {
    queryClient.setQueryData<MemberInfo>(MEMBER_INFO_KEY, (info) => info && withoutBinding(info, provider));
    // The session check is not asked again before the page is, and it is what tells it of 微信 alone.
    if (provider === 'weixin' && session.status === 'in') {
      sessionStore.logIn({ ...session.user, bind_wx: 'N' }, session.token);
    }
    refresh();
  }

  return {
    info: query.data && withSession(query.data, user),
    /** What the session check says about a bound 微信. */
    bindWx: user?.bind_wx ?? '',
    isPending: query.isPending,
    isFetching: query.isFetching,
    traceId: query.error instanceof ReplyError ? query.error.traceId : undefined,
    retry: () => void query.refetch(),
    refresh,
    forgetBinding,
  };
}

export type MemberInfoQuery = ReturnType<typeof useMemberInfo>;
