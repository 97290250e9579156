import { useQuery, useQueryClient } from '@tanstack/react-query';
import { askBy } from '#web/kit/ask/ask.ts';
import { sessionStore, useSession } from '#web/lib/session/session-store.ts';
import type { ThirdLoginType } from '#web/lib/session/third-logins.ts';
import { getMemberInfo } from '../member-data.ts';
import { withoutBinding } from '../model/bindings.ts';
import { withSession } from '../model/profile-facts.ts';

const MEMBER_INFO = askBy('UserCenterMag.getMemberInfo', {}, () => getMemberInfo());

/** The member's own data (会员资料), which two cards of the screen read. */
export function useMemberInfo() {
  const queryClient = useQueryClient();
  const session = useSession();
  const { user } = session;
  const query = useQuery({
    ...MEMBER_INFO,
    // On the page of a provider, from where the member comes back, something may have been bound.
    refetchOnWindowFocus: 'always',
    select: (info) => withSession(info, user),
  });
  const { queryKey } = MEMBER_INFO;

  function refresh(): void {
    void queryClient.invalidateQueries({ queryKey });
  }

  /** Name and picture are also in the session check, which is not asked again until the page is loaded anew. */
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

  /** Removes a binding from the page at once. */
  function forgetBinding(provider: ThirdLoginType): void {
    queryClient.setQueryData(queryKey, (info) => info && withoutBinding(info, provider));
    // It may also be in the session check, which is not asked again until the page is loaded anew.
    if (provider === 'weixin' && session.status === 'in') {
      sessionStore.logIn({ ...session.user, bind_wx: 'N' }, session.token);
    }
  }

  return {
    query,
    /** What the session check says about a bound 微信. */
    bindWx: user?.bind_wx ?? '',
    refresh,
    changed,
    forgetBinding,
  };
}

export type MemberInfoQuery = ReturnType<typeof useMemberInfo>;
