/** What can be asked of a worker: by its name, what goes there and what comes back. */
export type Calls = Readonly<Record<string, { readonly input: unknown; readonly output: unknown }>>;

interface Asked {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

type Answered =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly failure: Failure };

/** What is left of an error on its way: those of pdf.js would arrive as mere objects. */
interface Failure {
  readonly name: string;
  readonly message: string;
}

type Handlers<C extends Calls> = { [N in keyof C]: (input: C[N]['input']) => Promise<C[N]['output']> };

/** What the other side is reached by. */
interface Line {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  postMessage(message: unknown): void;
}

/** In the worker: answers each call in its own time. */
export function answerCalls<C extends Calls>(page: Line, handlers: Handlers<C>): void {
  page.addEventListener('message', async ({ data }) => {
    const { id, name, input }: Asked = data;
    try {
      page.postMessage({ id, output: await handlers[name]?.(input) } satisfies Answered);
    } catch (error) {
      const { name: kind, message } = error instanceof Error ? error : new Error(String(error));
      page.postMessage({ id, failure: { name: kind, message } } satisfies Answered);
    }
  });
}

export interface Caller<C extends Calls> {
  call<N extends keyof C & string>(name: N, input: C[N]['input']): Promise<C[N]['output']>;
  /** Ends the worker; what it has not answered is given up with an `AbortError`. */
  end(): void;
}

interface Waiting {
  resolve(output: unknown): void;
  reject(reason: unknown): void;
}

/** On the page: one promise for each call. A worker that breaks or cannot be loaded breaks them all, and later ones. */
export function callsTo<C extends Calls>(worker: Worker): Caller<C> {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let broken: unknown;

  function breakOff(reason: unknown): void {
    broken ??= reason;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  }

  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) one?.reject(Object.assign(new Error(data.failure.message), data.failure));
    else one?.resolve(data.output);
  });
  worker.addEventListener('error', () => breakOff(new Error('a worker could not be loaded, or broke')));

  return {
    call(name, input) {
      if (broken !== undefined) return Promise.reject(broken);
      asked += 1;
      const id = asked;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, name, input } satisfies Asked);
      });
    },
    end: () => breakOff(new DOMException('The worker was ended', 'AbortError')),
  };
}
