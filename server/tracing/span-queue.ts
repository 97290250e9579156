/** Spans on their way to a collector: in bundles, no more than fit, and never waited for by a call. */
import { exportBody, type Span } from './otlp.ts';
import type { SpanPost } from './post-spans.ts';

export interface SpanQueue {
  add(span: Span): void;
  /** Sends what is left, but does not wait long for a collector that is not there. */
  close(): Promise<void>;
}

export interface QueueLimits {
  readonly mostWaiting: number;
  readonly bundle: number;
  readonly delayMs: number;
  readonly closeMs: number;
}

const LIMITS: QueueLimits = { mostWaiting: 2048, bundle: 256, delayMs: 1000, closeMs: 2000 };

export interface QueueParts {
  readonly post: SpanPost;
  readonly service: string;
  /** Hears once that spans do not arrive, and at the end how many did not. */
  readonly tell: (line: string) => void;
  readonly limits?: Partial<QueueLimits>;
}

export function createSpanQueue({ post, service, tell, limits }: QueueParts): SpanQueue {
  const { mostWaiting, bundle, delayMs, closeMs } = { ...LIMITS, ...limits };
  const waiting: Span[] = [];
  let timer: NodeJS.Timeout | null = null;
  let sending: Promise<void> | null = null;
  let isResting = false;
  let dropped = 0;
  let isTold = false;
  let isClosing = false;

  function trouble(why: string, lost: number): void {
    dropped += lost;
    if (isTold) return;
    isTold = true;
    tell(`Spans do not all arrive: ${why}. Calls are answered all the same.`);
  }

  /** Answers whether the collector is there. */
  async function sendBundle(): Promise<boolean> {
    const spans = waiting.splice(0, bundle);
    const posted = await post.post(exportBody(service, spans));
    if (posted.became === 'late') {
      waiting.unshift(...spans);
      const lost = waiting.splice(mostWaiting).length;
      trouble(posted.why, lost);
      return false;
    }
    const lost = posted.became === 'refused' ? spans.length : posted.rejected;
    if (lost > 0) trouble(posted.why, lost);
    return posted.became === 'taken';
  }

  function begin(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    sending = sendBundle().then((isThere) => {
      sending = null;
      // A collector that is not there is asked again in a while, not with every call.
      isResting = !isThere;
      if (waiting.length > 0) plan();
    });
  }

  function plan(): void {
    if (sending || isClosing) return;
    if (waiting.length >= bundle && !isResting) begin();
    // It keeps no process.
    else timer ??= setTimeout(begin, delayMs).unref();
  }

  async function sendAll(): Promise<void> {
    await sending;
    let isThere = true;
    while (waiting.length > 0 && isThere) isThere = await sendBundle();
  }

  return {
    add(span) {
      if (waiting.length >= mostWaiting) return trouble('more are made than are sent', 1);
      waiting.push(span);
      plan();
    },
    async close() {
      isClosing = true;
      if (timer) clearTimeout(timer);
      await Promise.race([
        sendAll(),
        new Promise((resolve) => {
          setTimeout(resolve, closeMs).unref();
        }),
      ]);
      dropped += waiting.splice(0).length;
      post.close();
      if (dropped > 0) tell(`${dropped} spans did not arrive.`);
    },
  };
}
