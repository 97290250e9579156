import type { TextStyle } from '#contracts/rules/pages/document.ts';
import type { LookChange, RangeLook } from '#contracts/rules/pages/spans.ts';

/** A look that is switched on and off, for buttons and keys. */
export interface TextLook {
  readonly id: 'bold' | 'underline' | 'strike' | 'superscript' | 'subscript' | 'emphasis';
  readonly title: string;
  /** As the key map of the engine writes it: `Mod` is Ctrl, or Command on a Mac. */
  readonly keys?: string;
  readonly isOn: (look: RangeLook, style: TextStyle) => boolean;
  /** What switches it on; null for a look that is the text's own already. */
  readonly on: (style: TextStyle) => LookChange;
  readonly off: (style: TextStyle) => LookChange;
}

export const TEXT_LOOKS: readonly TextLook[] = [
  {
    id: 'bold',
    title: '加粗',
    keys: 'Mod-b',
    isOn: ({ weight }, style) => (weight ?? style.weight) === 700,
    on: (style) => ({ weight: style.weight === 700 ? null : 700 }),
    off: (style) => ({ weight: style.weight === 700 ? 400 : null }),
  },
  {
    id: 'underline',
    title: '下划线',
    keys: 'Mod-u',
    isOn: ({ line }) => line === 'under',
    on: () => ({ line: 'under' }),
    off: () => ({ line: null }),
  },
  {
    id: 'strike',
    title: '删除线',
    keys: 'Mod-Shift-x',
    isOn: ({ line }) => line === 'through',
    on: () => ({ line: 'through' }),
    off: () => ({ line: null }),
  },
  {
    id: 'superscript',
    title: '上标',
    keys: 'Mod-.',
    isOn: ({ raise }) => raise === 1,
    on: () => ({ raise: 1 }),
    off: () => ({ raise: null }),
  },
  {
    id: 'subscript',
    title: '下标',
    keys: 'Mod-,',
    isOn: ({ raise }) => raise === -1,
    on: () => ({ raise: -1 }),
    off: () => ({ raise: null }),
  },
  {
    id: 'emphasis',
    title: '着重号',
    keys: 'Mod-e',
    isOn: ({ emph }) => emph === true,
    on: () => ({ emph: true }),
    off: () => ({ emph: null }),
  },
];

/** Switches a look on, or off where the whole range has it. */
export function toggled({ isOn, on, off }: TextLook, look: RangeLook, style: TextStyle): LookChange {
  return isOn(look, style) ? off(style) : on(style);
}
