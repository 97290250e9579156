export interface StreamEvent {
  /** Empty where the event has none. */
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

/** The events of a body in the form of Server-Sent Events, as they come. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder();
  let waiting = '';
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    waiting += decoder.decode(read.value, { stream: true });
    const blocks = waiting.split('\n\n');
    waiting = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parse(block);
      if (event.data !== '') yield event;
    }
  }
}

function parse(block: string): StreamEvent {
  const fields = { id: '', event: 'message', data: '' };
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(id|event|data): ?(.*)$/.exec(line) ?? [];
    if (name === 'id' || name === 'event' || name === 'data') fields[name] = value;
  }
  return fields;
}
