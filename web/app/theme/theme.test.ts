import { readFileSync } from 'node:fs';
import { theme } from 'antd';
import { describe, expect, test } from 'vitest';
import { THEME, themeFor } from './theme.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function variable(name: string): string | undefined {
  return new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
}

function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('the theme', () => {
  test('writes as large as the browser is set to, and gives each line its room', () => {
    const sizeOf = (rootSize: number) =>
      themeFor({ isOnPhone: false, wantsStillness: false, rootSize }).token;
    expect(sizeOf(16)).toMatchObject({ fontSize: 14, controlHeight: 36, controlHeightLG: 44 });
    expect(sizeOf(32)).toMatchObject({ fontSize: 28, controlHeight: 58, controlHeightLG: 66 });
  });

  test.each(['ink', 'text', 'sheet', 'brass', 'seal'])(
    'has %s once more in parts, for shades of it',
    (name) => {
      const parts = [1, 3, 5].map((at) => Number.parseInt((variable(name) ?? '').slice(at, at + 2), 16));
      expect(css).toContain(`--${name}-rgb: ${parts.join(' ')};`);
    },
  );

  test('has the primary colour of the specification', () => {
    expect(THEME.token?.colorPrimary).toBe('#203864');
  });

  test.each([
    ['ink', THEME.token?.colorPrimary],
    ['paper', THEME.token?.colorBgLayout],
    ['text', THEME.token?.colorText],
    ['text-secondary', THEME.token?.colorTextSecondary],
    ['hairline', THEME.token?.colorBorderSecondary],
    ['control-edge', THEME.token?.colorBorder],
    ['seal', THEME.token?.colorError],
    ['brass', THEME.token?.colorWarning],
    ['good', THEME.token?.colorSuccess],
    ['ink-strong', THEME.token?.colorLinkHover],
    ['ink-soft', THEME.token?.colorInfoBg],
    ['ink-faint', THEME.token?.colorInfoBorder],
    ['brass-soft', THEME.token?.colorWarningBg],
    ['seal-soft', THEME.token?.colorErrorBg],
    ['good-soft', THEME.token?.colorSuccessBg],
    ['paper-deep', THEME.token?.colorFillTertiary],
  ])('gives antd the same colour as the variable %s', (name, colour) => {
    expect(colour).toBe(variable(name));
  });

  test.each([
    ['text', 'paper', 4.5],
    ['text-secondary', 'paper', 4.5],
    ['text-secondary', 'paper-deep', 4.5],
    ['ink', 'ink-soft', 4.5],
    ['brass-text', 'brass-soft', 4.5],
    ['seal', 'seal-soft', 4.5],
    ['good', 'good-soft', 4.5],
    ['control-edge', 'sheet', 3],
    ['brass', 'sheet', 3],
  ])('keeps %s readable on %s', (front, back, least) => {
    expect(contrast(variable(front) ?? '#000000', variable(back) ?? '#000000')).toBeGreaterThanOrEqual(least);
  });

  test('keeps what ends something readable under the pointer', () => {
    const words = theme.getDesignToken(THEME).colorErrorHover;
    for (const ground of ['seal-soft', 'sheet'])
      expect(contrast(words, variable(ground) ?? '#000000')).toBeGreaterThanOrEqual(4.5);
  });
});
