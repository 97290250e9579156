import { askControl } from '../control-client.ts';
import { type Persona, readPersonas } from './accounts/personas.ts';
import { type DemoInfo, readInfo } from './bar/demo-info.ts';
import { fieldsOf, numbersOf, textOf, textsOf } from './reading.ts';

/** What the demo asks of the server that it runs on. Each rejects with a ControlRefused. */

export async function personas(): Promise<readonly Persona[]> {
  return readPersonas(await askControl('/personas'));
}

/** The token of a new session. */
export async function logInAs(account: string): Promise<string> {
  return textOf(fieldsOf(await askControl(`/personas/${account}/login`, { method: 'POST' })).token);
}

export async function demoInfo(): Promise<DemoInfo> {
  return readInfo(await askControl('/info'));
}

export async function resetDemo(): Promise<void> {
  await askControl('/reset', { method: 'POST' });
}

/** How often each writing operation succeeded in this visit, since it began or was reset. */
export async function changeCounts(): Promise<Readonly<Record<string, number>>> {
  return numbersOf(fieldsOf(await askControl('/info')).changes);
}

export interface ChapterStart {
  readonly token: string;
  readonly path: string;
  readonly values: Readonly<Record<string, string>>;
}

export async function beginChapter(chapter: string): Promise<ChapterStart> {
  const { token, path, values } = fieldsOf(await askControl(`/tour/${chapter}`, { method: 'POST' }));
  return { token: textOf(token), path: textOf(path), values: textsOf(values) };
}
