import { Alert } from 'antd';
import { useWords } from '../words/words.ts';
import { type BackendInFront, ownsSession, useBackend } from './backend-in-front.ts';

type Part = 'clock' | 'persona' | 'state';

/** Before a part of the console that reaches the replica's own data: what it means while a backend answers. */
export function BackendNote({ part }: { readonly part: Part }) {
  const backend = useBackend();
  const say = useWords().frame.backend.note;
  if (backend === null) return null;
  return <Alert type="warning" showIcon title={sentence(backend)} />;

  function sentence({ host, local, localAccount }: BackendInFront): string {
    if (part !== 'persona') return say[part](host, local.length, localAccount);
    return ownsSession(backend) ? say.personaThere(host) : say.personaHere(host);
  }
}
