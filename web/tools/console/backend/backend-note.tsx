import { Alert } from 'antd';
import { type BackendInFront, ownsSession, useBackend } from './backend-in-front.ts';

type Part = 'clock' | 'persona' | 'state';

function localWords({ local, localAccount }: BackendInFront, otherwise: string): string {
  return local.length === 0
    ? otherwise
    : `只影响由本机以 ${localAccount} 的身份答复的 ${local.length} 个接口`;
}

const WORDS: Readonly<Record<Part, (backend: BackendInFront) => string>> = {
  clock: (backend) =>
    `后端 ${backend.host} 有自己的时间。这里的时钟${localWords(backend, '现在不影响页面上的数据')}。`,
  persona: (backend) =>
    ownsSession(backend)
      ? `登录由后端 ${backend.host} 管理，它不认识下面的演示账号。请在登录页登录。`
      : `登录由本机判断，后端 ${backend.host} 不认识下面的演示账号。`,
  state: (backend) =>
    `这里是本机副本的数据，后端 ${backend.host} 的数据不会因此改变。重置、场景和快照${localWords(backend, '现在不影响页面上的数据')}。`,
};

/** Before a part of the console that reaches the replica's own data: what it means while a backend answers. */
export function BackendNote({ part }: { readonly part: Part }) {
  const backend = useBackend();
  return backend === null ? null : <Alert type="warning" showIcon title={WORDS[part](backend)} />;
}
