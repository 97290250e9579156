import { useRevalidator } from 'react-router-dom';
import { queriesOf } from '#web/app/query-client.ts';
import { askSession } from '#web/features/session/ask-session.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { backendInFront, ownsSession } from './backend/backend-in-front.ts';
import { loginAs, personas } from './control-calls.ts';

interface Product {
  /** Asks again for everything that the screen shows. */
  refetch(): Promise<void>;
  /** The page goes on as this account, without a password. */
  become(account: string): Promise<void>;
  /** After the world changed under the page: the same member, a new session. */
  arriveAgain(): Promise<void>;
}

async function currentAccount(): Promise<string | null> {
  const { user } = sessionStore.get();
  if (user === null || ownsSession(await backendInFront())) return null;
  return (await personas()).find(({ user_id }) => user_id === String(user.user_id))?.account ?? null;
}

/** What the console does to the product that runs on the same page. */
export function useProduct(): Product {
  const revalidator = useRevalidator();

  async function refetch(): Promise<void> {
    void revalidator.revalidate();
    await queriesOf().invalidateQueries();
  }

  async function become(account: string): Promise<void> {
    tokenStore.write(await loginAs(account));
    // Asked before the screens are: they draw what the member may see.
    await askSession();
    void revalidator.revalidate();
    await queriesOf().resetQueries();
  }

  return {
    refetch,
    become,
    async arriveAgain() {
      const account = await currentAccount();
      if (account === null) await refetch();
      else await become(account);
    },
  };
}
