import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey } from 'prosemirror-state';
import { DecorationSet, type EditorView } from 'prosemirror-view';
import type { TextLine } from '#contracts/rules/pages/text-layout.ts';
import { px } from '#web/page/scale.ts';
import { cssText, type Frame, paragraphDecorations, paragraphLines } from './line-decorations.ts';

interface Lines {
  readonly frame: Frame;
  readonly decorations: DecorationSet;
  /** The height of all lines. */
  readonly heightMm: number;
  /** True while words are composed: the lines are those from before. */
  readonly isStale: boolean;
}

const KEY = new PluginKey<Lines>('lines');
/** The engine itself reads composed words that late. */
const AFTER_COMPOSING_MS = 30;

type LinesOf = (paragraph: Node) => readonly TextLine[];

/** Each paragraph is laid out once as long as neither it nor the box changes. */
function keptLines(frame: Frame): LinesOf {
  const kept = new WeakMap<Node, readonly TextLine[]>();
  return (paragraph) => {
    const lines = kept.get(paragraph) ?? paragraphLines(paragraph, frame);
    kept.set(paragraph, lines);
    return lines;
  };
}

function laidOut(doc: Node, frame: Frame, linesOf: LinesOf): Lines {
  const { style } = frame;
  const all = doc.children.map(linesOf);
  let position = 0;
  let heightMm = -(style.gap ?? 0);
  const decorations = all.flatMap((lines, at) => {
    const paragraph = doc.child(at);
    const last = lines.at(-1);
    heightMm += (last ? last.y + last.height : 0) + (style.gap ?? 0);
    const own = paragraphDecorations(paragraph, position, lines, style);
    position += paragraph.nodeSize;
    return own;
  });
  return { frame, decorations: DecorationSet.create(doc, decorations), heightMm, isStale: false };
}

/** The share of the free space above the lines. */
const ABOVE = { top: 0, middle: 0.5, bottom: 1 } as const;

/**
 * Breaks the lines while a text is typed (编辑时排版). While words are composed nothing moves but what stands behind them:
 * a line that is broken anew would end the composition.
 */
export function linesPlugin(first: Frame): Plugin<Lines> {
  let isComposing = false;
  let linesOf = keptLines(first);
  const layOutLater = (view: EditorView) => {
    setTimeout(() => {
      if (isComposing || view.isDestroyed || !KEY.getState(view.state)?.isStale) return;
      view.dispatch(view.state.tr.setMeta(KEY, true));
    }, AFTER_COMPOSING_MS);
  };
  return new Plugin<Lines>({
    key: KEY,
    state: {
      init: (_config, { doc }) => laidOut(doc, first, linesOf),
      apply(transaction, lines) {
        const told: Frame | true | undefined = transaction.getMeta(KEY);
        if (!transaction.docChanged && told === undefined) return lines;
        const { doc } = transaction;
        if (isComposing && (told === undefined || told === true)) {
          const decorations = lines.decorations.map(transaction.mapping, doc);
          return { ...lines, decorations, isStale: true };
        }
        const frame = typeof told === 'object' ? told : lines.frame;
        if (frame !== lines.frame) linesOf = keptLines(frame);
        return laidOut(doc, frame, linesOf);
      },
    },
    props: {
      decorations: (state) => KEY.getState(state)?.decorations,
      attributes: (state) => ({ style: cssText(rootStyle(KEY.getState(state))) }),
      handleDOMEvents: {
        compositionstart: () => {
          isComposing = true;
          return false;
        },
        compositionend: (view) => {
          isComposing = false;
          layOutLater(view);
          return false;
        },
      },
    },
  });
}

function rootStyle(lines: Lines | undefined) {
  const { frame, heightMm } = lines ?? { frame: null, heightMm: 0 };
  const free = Math.max((frame?.roomMm ?? 0) - heightMm, 0);
  return {
    minBlockSize: '100%',
    paddingBlockStart: px(free * ABOVE[frame?.style.place ?? 'top']),
    outline: 'none',
    whiteSpace: 'pre',
  } as const;
}

/** Whether words are being composed, so that the text is not yet what its member means. */
export function isStale(state: EditorState): boolean {
  return KEY.getState(state)?.isStale ?? false;
}

export function frameIn(state: EditorState): Frame | undefined {
  return KEY.getState(state)?.frame;
}

export function changeFrame(view: EditorView, frame: Frame): void {
  view.dispatch(view.state.tr.setMeta(KEY, frame));
}
