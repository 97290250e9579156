/** Questions and answers over a WebSocket, numbered, as the protocols of Chromium and Firefox have them. */
export interface Wire {
  send<T>(method: string, params?: object, more?: object): Promise<T>;
  close(): void;
}

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: unknown;
  readonly message?: string;
}

export async function openWire(address: string): Promise<Wire> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`${address} does not answer`));
  });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const { id = 0, result, error, message } = JSON.parse(String(data)) as Answer;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(message ?? JSON.stringify(error)));
  };
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has ended'));
  };
  return {
    send<T>(method: string, params: object = {}, more: object = {}) {
      last += 1;
      const id = last;
      return new Promise<T>((resolve, reject) => {
        waiting.set(id, { resolve: (value) => resolve(value as T), reject });
        socket.send(JSON.stringify({ id, method, params, ...more }));
      });
    },
    close: () => socket.close(),
  };
}
