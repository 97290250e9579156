import type { SpanLook } from '#contracts/rules/pages/spans.ts';

/** Letters of other programs are black without anyone having chosen it. */
const BLACK = '#000000';

/** How the words of an element look that stands in words of another look. */
export function lookOfTag(element: HTMLElement, around: SpanLook): SpanLook {
  const look: { -readonly [Name in keyof SpanLook]: SpanLook[Name] } = { ...around };
  const { fontWeight, textDecoration, textDecorationLine, color } = element.style;
  if (element.matches('b, strong')) look.weight = 700;
  if (/^(bold|bolder|[6-9]00)$/.test(fontWeight)) look.weight = 700;
  if (/^(normal|[1-5]00)$/.test(fontWeight)) delete look.weight;
  const lines = `${textDecoration} ${textDecorationLine}`;
  if (element.matches('u, ins') || lines.includes('underline')) look.line = 'under';
  if (element.matches('s, del, strike') || lines.includes('line-through')) look.line = 'through';
  const ink = hexColor(color || (element.getAttribute('color') ?? ''));
  if (ink === BLACK) delete look.color;
  else if (ink) look.color = ink;
  return look;
}

/** A colour of a style sheet as `#rrggbb`; null for names and for what shows through. */
function hexColor(color: string): string | null {
  const [, short] = /^#([0-9a-f]{3})$/i.exec(color) ?? [];
  if (short) return `#${[...short].map((digit) => digit + digit).join('')}`.toLowerCase();
  if (/^#[0-9a-f]{6}$/i.test(color)) return color.toLowerCase();
  const [, ...parts] = /^rgb\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3})\)$/.exec(color) ?? [];
  if (parts.length < 3) return null;
  return `#${parts.map((part) => Math.min(Number(part), 255).toString(16).padStart(2, '0')).join('')}`;
}
