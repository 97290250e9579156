import { type ComponentProps, createElement } from 'react';
import './place.css';
import './look.css';

/** The steps of the theme. Each is a class in place.css or look.css: `s-gap-8`, `s-tone-muted`, `s-digits`. */
export const STEPS = {
  gap: [2, 4, 6, 8, 10, 12, 16, 20, 24],
  /** Between columns, where that differs from the gap between rows. */
  gapX: [8, 12, 16, 24],
  align: ['start', 'center', 'baseline', 'end', 'stretch'],
  justify: ['center', 'end', 'between'],
  /** How the children of a stack stand in its width. */
  items: ['center', 'start'],
  /** Where the rows of a stack stand in a height that is larger. */
  content: ['start'],
  /** Equal ones that do not grow with their content, or a wide one after one that is as wide as its content. */
  columns: ['one', 'two', 'three', 'lead'],
  /** A row within a line of text. */
  inline: [true],
  wraps: [true],
  /** Takes the room that its neighbours leave. */
  grows: [true],
  /** Keeps its width when room is short. */
  keeps: [true],
  /** May become narrower than its longest word. */
  shrinks: [true],
  fills: [true],
  /** Takes all columns of its grid. */
  spans: [true],
  /** What is placed by its edges stands within it. */
  holds: [true],
  /** Not shown there. */
  off: ['phone', 'print'],
  /** As high as a thumb needs it, on phones or everywhere. */
  thumb: [true, 'always'],
  above: [4, 8, 12, 16],
  below: [8, 16],
  /** On a line of its own. */
  block: [true],

  /** A button without a browser's look. */
  bare: [true],
  /** The sheet that most parts of a screen lie on. */
  panel: [true],
  padY: [8, 10, 12, 16],
  padX: [6, 8, 12, 16],
  padTop: [8, 12, 16],
  ground: ['sheet', 'paper', 'paper-deep', 'ink', 'ink-soft', 'brass-soft'],
  radius: [4, 10, 'control', 'sheet'],
  /** Where its hairlines are. */
  ruled: ['top', 'bottom'],
  shadow: ['float'],
  tone: ['text', 'muted', 'ink', 'on-ink', 'brass', 'seal'],
  /** Of its letters, and with a second figure of its lines. */
  size: [12, '12-18', '12-20', '14-22', '16-24', '20-28', '28-36'],
  weight: [400, 600],
  text: ['center', 'right'],
  /** The names of what is told are muted. */
  facts: [true],
  /** The pointer over it says that it can be pressed. */
  hand: [true],
  /** Figures of one width, for numbers below each other. */
  digits: [true],
  /** Breaks a word rather than leaving its place. */
  breaks: [true],
  nowrap: [true],
  /** One line that ends in an ellipsis. */
  cut: [true],
} as const;

type Steps = { readonly [Name in keyof typeof STEPS]?: (typeof STEPS)[Name][number] };

type Tag =
  | 'a'
  | 'article'
  | 'aside'
  | 'b'
  | 'button'
  | 'dd'
  | 'del'
  | 'div'
  | 'dl'
  | 'dt'
  | 'figcaption'
  | 'figure'
  | 'footer'
  | 'form'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'header'
  | 'label'
  | 'li'
  | 'main'
  | 'nav'
  | 'ol'
  | 'p'
  | 's'
  | 'section'
  | 'span'
  | 'strong'
  | 'time'
  | 'ul';

type ShapeProps<T extends Tag> = Steps & { readonly as?: T } & Omit<ComponentProps<T>, keyof Steps | 'as'>;

/** One element, whose place and look are told in steps of the theme. */
function shape<Usual extends Tag>(base: string, usual: Usual) {
  return function Shape<T extends Tag = Usual>({ as, className, ...props }: ShapeProps<T>) {
    let names = base;
    const attributes: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props)) {
      if (!Object.hasOwn(STEPS, name)) attributes[name] = value;
      else if (value !== undefined) names += value === true ? ` s-${name}` : ` s-${name}-${value}`;
    }
    attributes.className = className ? `${names} ${className}` : names;
    return createElement(as ?? usual, attributes);
  };
}

/** Its children one below the other (a grid). */
export const Stack = shape('s-stack', 'div');
/** Its children beside each other, on one middle line. */
export const Row = shape('s-row', 'div');
/** Names and what is told of each. */
export const Facts = shape('s-stack s-facts', 'dl');
/** Its children one below the other, of which some grow. */
export const Column = shape('s-column', 'div');
/** The place of something that is on its way. */
export const Bone = shape('s-bone', 'span');
export const Box = shape('s-box', 'div');
export const Text = shape('s-text', 'span');
export const Muted = shape('s-tone-muted', 'span');
/** A paragraph of less weight than what it is about. */
export const Note = shape('s-tone-muted', 'p');
