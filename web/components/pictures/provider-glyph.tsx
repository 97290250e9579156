import type { ReactNode } from 'react';
import type { ThirdLoginType } from '#web/lib/session/third-logins.ts';

/** Drawings of our own that hint at each provider; the brands' marks belong to the brands. */
const DRAWINGS: Readonly<Record<ThirdLoginType, ReactNode>> = {
  // Two people talking.
  weixin: (
    <>
      <path d="M9.5 16.5H8l-3 2.5v-2.800A2.5 2.5 0 0 1 4 14.200V8.500A2.5 2.5 0 0 1 6.5 6h9A2.5 2.5 0 0 1 18 8.500v.5" />
      <path d="M12.5 12h9a2.5 2.5 0 0 1 2.5 2.500v4.200a2.5 2.5 0 0 1-1 2V23.500l-3-2.300h-7.500a2.5 2.5 0 0 1-2.5-2.500v-4.200a2.5 2.5 0 0 1 2.5-2.500Z" />
    </>
  ),
  // A friendly face in a bubble.
  qq: (
    <>
      <path d="M14 5c5.2 0 9 3.7 9 8.300s-3.8 8.3-9 8.300c-.9 0-1.8-.1-2.6-.3L6.5 23.500l.8-4.200C5.8 17.8 5 15.7 5 13.3 5 8.7 8.8 5 14 5Z" />
      <path d="M11 11.500v.8M17 11.500v.8M10.5 15.500c1.9 1.9 5.1 1.9 7 0" />
    </>
  ),
  // Something said to everybody.
  weibo: (
    <>
      <path d="M6 12v5h3.500l7 4.500v-14l-7 4.500H6Z" />
      <path d="M19.5 11.500a4.2 4.2 0 0 1 0 6M22 9a8 8 0 0 1 0 11" />
    </>
  ),
  // A purse.
  alipay: (
    <>
      <path d="M21 9.500V7.500A1.5 1.5 0 0 0 19.5 6h-12A2.5 2.5 0 0 0 5 8.500v11A2.5 2.5 0 0 0 7.5 22h13a2.5 2.5 0 0 0 2.5-2.500v-7.500a2.5 2.5 0 0 0-2.5-2.500h-13" />
      <path d="M23 13.700h-4.500a2.1 2.1 0 0 0 0 4.200H23" />
    </>
  ),
};

export function ProviderGlyph({ provider }: { provider: ThirdLoginType }) {
  return (
    <svg
      viewBox="0 0 28 28"
      width="28"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {DRAWINGS[provider]}
    </svg>
  );
}
