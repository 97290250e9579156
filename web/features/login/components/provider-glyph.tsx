import type { ReactNode } from 'react';
import type { ThirdLoginType } from '../model/providers.ts';

/** Drawings of our own that hint at each provider; the brands' marks belong to the brands. */
const DRAWINGS: Readonly<Record<ThirdLoginType, ReactNode>> = {
  weixin: (
    <>
      <path d="M12.6 5.2c-4.2 0-7.4 2.7-7.4 6 0 1.9 1 3.5 2.7 4.6l-.7 2.3 2.7-1.4c.8.3 1.7.4 2.7.4" />
      <path d="M12.6 5.2c3.4 0 6.2 1.8 7 4.4" />
      <path d="M18.8 11.4c3.3 0 5.7 2.1 5.7 4.7 0 1.5-.8 2.8-2.1 3.6l.5 1.9-2.2-1.1c-.6.2-1.2.3-1.9.3-3.3 0-5.7-2.1-5.7-4.7s2.4-4.7 5.7-4.7Z" />
      <path d="M10 9.9h.01M14.6 9.9h.01M17 15.3h.01M20.6 15.3h.01" />
    </>
  ),
  qq: (
    <>
      <path d="M14 4.8c-3.2 0-5.2 2.3-5.2 5.6v2.2c-1.5 1.6-2.5 3.5-2.3 5.1.1.8.9.8 1.5.2l1-1c.3 1.3 1 2.4 2 3.2-.9.4-1.5.9-1.5 1.5 0 1 1.9 1.6 4.5 1.6s4.5-.6 4.5-1.6c0-.6-.6-1.1-1.5-1.5 1-.8 1.7-1.9 2-3.2l1 1c.6.6 1.4.6 1.5-.2.2-1.6-.8-3.5-2.3-5.1v-2.2c0-3.3-2-5.6-5.2-5.6Z" />
      <path d="M12.2 9.2h.01M15.8 9.2h.01" />
      <path d="M11 12.6c1.8 1 4.2 1 6 0" />
    </>
  ),
  weibo: (
    <>
      <path d="M12.2 9.6C8.3 10.2 5 13.1 5 16.3c0 3 3.4 5.2 7.7 5.2 4.9 0 8.5-2.7 8.5-5.7 0-1.8-1.3-2.8-2.9-3.2.6-1.7-.2-2.9-1.9-2.9-.9 0-1.9.3-2.9.7" />
      <ellipse cx="12.6" cy="16.6" rx="3.7" ry="2.7" />
      <path d="M18.4 5.6c2.8-.3 5.1 2 4.8 4.8M18.7 8.4c1.1 0 1.9.9 1.8 1.9" />
    </>
  ),
  alipay: (
    <>
      <rect x="5" y="5" width="18" height="18" rx="4" />
      <path d="M9.2 10h9.6M14 7.6V13M9.8 13h7.8c-.8 3-3 5.4-5.4 6.3-1.8.6-3.4-.2-3.4-1.7 0-1.5 1.6-2.3 3.6-1.8 2.7.7 5 2.1 10.4 4.2" />
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
