/** What few pages have, so that the reader loads it only for those. */
export { Code } from './code.tsx';
export { Drawing } from './drawing.tsx';
export { StyledLine } from './styled-line.tsx';
export { Tuned } from './tuned.tsx';
