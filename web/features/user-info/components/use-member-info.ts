import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionStore, useSession } from '#web/lib/session-store.ts';
import type { ThirdLoginType } from '#web/lib/third-logins.ts';
import { withoutBinding } from '../model/bindings.ts';
import { withSession } from '../model/profile-facts.ts';
import { queries } from '../queries.ts';

/** The member's own data (会员资料), which two cards of the screen read. */
export function useMemberInfo() {
  const queryClient = useQueryClient();
  const session = useSession();
  const { user } = session;
  const query = useQuery(queries.memberInfo());
  const { queryKey } = queries.memberInfo();

  function refresh(): void {
    void queryClient.invalidateQueries({ queryKey });
  }

  /** Name and picture also stand where the session check is read, which is not asked again before the page is. */
  function changed(what: { readonly nick: string } | { readonly user_avatar: string }): void {
    queryClient.setQueryData(queryKey, (info) => info && { ...info, ...what });
    if (session.status !== 'in') return;
    const { user, token } = session;
    const kept =
      'nick' in what
        ? { user_account: { ...Object(user.user_account), nick: what.nick } }
        : { user_avatar: what.user_avatar };
    sessionStore.logIn({ ...user, ...kept }, token);
  }

  /** What was unbound is gone at once. */
  function forgetBinding(provider: ThirdLoginType): void {
    queryClient.setQueryData(queryKey, (info) => info && withoutBinding(info, provider));
    // The session check is not asked again before the page is, and it is what tells it of 微信 alone.
    if (provider === 'weixin' && session.status === 'in') {
      sessionStore.logIn({ ...session.user, bind_wx: 'N' }, session.token);
    }
  }

  return {
    info: query.data && withSession(query.data, user),
    /** What the session check says about a bound 微信. */
    bindWx: user?.bind_wx ?? '',
    isPending: query.isPending,
    isFetching: query.isFetching,
    error: query.error,
    retry: () => void query.refetch(),
    refresh,
    changed,
    forgetBinding,
  };
}

export type MemberInfoQuery = ReturnType<typeof useMemberInfo>;
