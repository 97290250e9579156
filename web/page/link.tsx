import type { LinkElement } from '#contracts/rules/pages/document.ts';
import { placedStyle } from './box-style.ts';

interface LinkProps {
  readonly element: LinkElement;
  readonly onGoTo: (page: number) => void;
}

/** A place of the page that leads somewhere, above everything else of it; the page asks whether it may. */
export function Link({ element, onGoTo }: LinkProps) {
  const { target, label } = element;
  const style = placedStyle(element);
  if (target.to === 'page') {
    const { no } = target;
    if (no === undefined) return null;
    const words = label || `转到第 ${no} 页`;
    return (
      <button
        type="button"
        className="page-link"
        data-press={0}
        style={style}
        aria-label={words}
        title={words}
        onClick={() => onGoTo(no)}
      />
    );
  }
  const words = label || target.address;
  return (
    <a
      className="page-link"
      data-press={0}
      style={style}
      href={target.address}
      target="_blank"
      rel="noopener noreferrer"
      title={words}
    >
      <span className="only-read">{words}</span>
    </a>
  );
}
