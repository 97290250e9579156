import { UsageError } from '../cli/flags.ts';

/** A field with that number, or none where nothing was said. */
export function numberOf(name: string, text: string): Record<string, number> {
  if (text === '') return {};
  const value = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || !Number.isFinite(value)) {
    throw new UsageError(`--${name} is a number, not "${text}".`);
  }
  return { [name]: value };
}

/** 800, 100-900 or 300~0.5. */
export function delayOf(text: string): { delay?: number | Readonly<Record<string, number>> } {
  if (text === '') return {};
  const [, fixed] = /^(\d+)$/.exec(text) ?? [];
  if (fixed !== undefined) return { delay: Number(fixed) };
  const [, minMs, maxMs] = /^(\d+)-(\d+)$/.exec(text) ?? [];
  if (minMs !== undefined && maxMs !== undefined) {
    return { delay: { minMs: Number(minMs), maxMs: Number(maxMs) } };
  }
  const [, medianMs, sigma] = /^(\d+)~(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (medianMs !== undefined && sigma !== undefined) {
    return { delay: { medianMs: Number(medianMs), sigma: Number(sigma) } };
  }
  throw new UsageError(`--delay is like 800, 100-900 or 300~0.5, not "${text}".`);
}
