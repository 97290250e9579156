/** What few pages have, or what is not seen, so that the reader loads it later and only for those. */
export { Areas } from './areas/areas.tsx';
export { Code } from './code.tsx';
export { Drawing } from './drawing.tsx';
export { Link } from './link.tsx';
export { StyledLine } from './styled-line.tsx';
export { Tuned } from './tuned.tsx';
export { WordsLayer } from './words-layer.tsx';
