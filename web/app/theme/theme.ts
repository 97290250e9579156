import type { ThemeConfig } from 'antd';
import { USUAL_SIZE } from '#web/lib/document/text-sizes.ts';

// antd derives shades from these, so it needs the values themselves and not the variables of tokens.css.
const INK = '#203864';
const PAPER = '#f7f5f0';
const PAPER_DEEP = '#efece4';
const SHEET = '#ffffff';
const TEXT = '#1d2433';
const TEXT_SECONDARY = '#5b6475';
const HAIRLINE = '#e6e2d9';
const CONTROL_EDGE = '#8a8f9a';
const INK_STRONG = '#182c50';
const INK_SOFT = '#e9edf4';
const INK_FAINT = '#c9d2e2';
const BRASS_SOFT = '#f6eedd';
const SEAL_SOFT = '#f9e9e7';
const GOOD_SOFT = '#e6f0ea';
const BRASS = '#b8863b';
const SEAL = '#b5382e';
const SEAL_STRONG = '#962c24';
const PLACEHOLDER = '#6b7280';
const GOOD = '#2f6f4f';

export const THEME: ThemeConfig = {
  token: {
    colorPrimary: INK,
    colorInfo: INK,
    colorLink: INK,
    colorLinkHover: INK_STRONG,
    colorLinkActive: INK_STRONG,
    // The shades antd derives from so dark a blue are greys.
    colorPrimaryBg: INK_SOFT,
    colorPrimaryBgHover: INK_FAINT,
    colorInfoBg: INK_SOFT,
    colorInfoBorder: INK_FAINT,
    colorSuccessBg: GOOD_SOFT,
    colorWarningBg: BRASS_SOFT,
    colorErrorBg: SEAL_SOFT,
    colorSuccess: GOOD,
    colorWarning: BRASS,
    colorError: SEAL,
    // The shade that antd derives is too light for words on the soft ground of a button under the pointer.
    colorErrorHover: SEAL_STRONG,
    colorTextBase: TEXT,
    colorText: TEXT,
    colorTextSecondary: TEXT_SECONDARY,
    colorTextDescription: TEXT_SECONDARY,
    colorTextPlaceholder: PLACEHOLDER,
    colorBgLayout: PAPER,
    colorBgContainer: SHEET,
    colorBorder: CONTROL_EDGE,
    colorBorderSecondary: HAIRLINE,
    colorSplit: HAIRLINE,
    colorFillTertiary: PAPER_DEEP,
    controlItemBgActive: INK_SOFT,
    // With its edge a field in focus has the same ring as a button; antd's own is hardly to be seen.
    controlOutline: INK,
    colorErrorOutline: SEAL,
    controlOutlineWidth: 1,
    fontFamily: 'var(--font)',
    borderRadius: 6,
    borderRadiusLG: 8,
    boxShadow: 'var(--shadow-float)',
    boxShadowSecondary: 'var(--shadow-float)',
    boxShadowTertiary: 'var(--shadow-rest)',
    motionDurationFast: '0.12s',
    motionDurationMid: '0.14s',
    motionDurationSlow: '0.2s',
  },
  components: {
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 500 },
  },
};

const SIZES = { controlHeight: 36, controlHeightLG: 44, controlHeightSM: 27 };
/** Thumbs need 44 pixels. */
const PHONE_SIZES = { controlHeight: 44, controlHeightLG: 48, controlHeightSM: 32 };
const FONT_SIZE = 14;
const LINE = 22;
const TITLE_SIZE = 18;

interface Visitor {
  readonly isOnPhone: boolean;
  readonly wantsStillness: boolean;
  /** How large the browser is set to write, in CSS pixels. */
  readonly rootSize: number;
}

/** antd reckons in pixels, so what depends on the size of the text is reckoned anew with it. */
export function themeFor({ isOnPhone, wantsStillness, rootSize }: Visitor): ThemeConfig {
  const scale = rootSize / USUAL_SIZE;
  const { controlHeight, controlHeightLG, controlHeightSM } = isOnPhone ? PHONE_SIZES : SIZES;
  // What holds one line of text grows by as much as the line does; the room around it need not.
  const growth = LINE * (scale - 1);
  return {
    token: {
      ...THEME.token,
      fontSize: FONT_SIZE * scale,
      lineHeight: LINE / FONT_SIZE,
      controlHeight: controlHeight + growth,
      controlHeightLG: controlHeightLG + growth,
      controlHeightSM: controlHeightSM + growth,
      motion: !wantsStillness,
    },
    components: { ...THEME.components, Modal: { titleFontSize: TITLE_SIZE * scale } },
  };
}
