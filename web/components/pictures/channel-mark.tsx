import type { ReactNode } from 'react';
import type { CHANNEL_NAMES } from '#contracts/rules/orders/order-words.ts';
import { Stack } from '#web/kit/layout/shapes.ts';
import styles from './channel-mark.module.css';
import { ProviderGlyph } from './provider-glyph.tsx';

type Channel = keyof typeof CHANNEL_NAMES;

/** In the colours that everybody knows; the drawings are ours, because the brands' marks belong to the brands. */
const GLYPHS: Readonly<Record<Channel, ReactNode>> = {
  weixin: <ProviderGlyph provider="weixin" />,
  alipay: <ProviderGlyph provider="alipay" />,
  wallet: (
    <svg viewBox="0 0 28 28" width="28" height="28" className={styles.coin} aria-hidden="true">
      <circle cx="14" cy="14" r="8.5" />
      <path d="m10.5 9.5 3.5 4 3.5-4M14 13.500V19M10.8 14.200h6.400M10.8 16.700h6.4" />
    </svg>
  ),
  // Three cards that lean.
  transfer: (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <path className={styles.first} d="M8.2 7H13l-2.7 14H5.500z" />
      <path className={styles.second} d="M13.2 7H18l-2.7 14h-4.800z" />
      <path className={styles.third} d="M18.2 7H23l-2.7 14h-4.800z" />
    </svg>
  ),
};

/** A way to pay (支付方式) at a glance; its name stands beside it. */
export function ChannelMark({ channel }: { channel: Channel }) {
  return (
    <Stack
      keeps
      ground="ink"
      radius="control"
      tone="on-ink"
      as="span"
      align="center"
      items="center"
      className={styles.mark}
      data-channel={channel}
    >
      {GLYPHS[channel]}
    </Stack>
  );
}
