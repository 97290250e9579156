import { areaName, hrefOf } from '#contracts/rules/pages/areas/area-links.ts';
import type { HotArea } from '#contracts/rules/pages/document.ts';
import { sourceAddress } from '#contracts/rules/pages/source-address.ts';
import { numberOf, onPlainClick, pageHref } from './pressing.ts';

interface AreaWordsProps {
  readonly area: HotArea;
  readonly onGoTo: (page: number) => void;
}

const LEAVING: ReadonlySet<string> = new Set(['address', 'product', 'picture']);

/** A hot area (热区) where its page is not drawn: a plain link, or the words that it would open. */
export function AreaWords({ area, onGoTo }: AreaWordsProps) {
  const { target, label } = area;
  if (target.to === 'text') return <p>{label === '' ? target.text : `${label}：${target.text}`}</p>;
  const no = target.to === 'page' ? (target.no ?? null) : null;
  const away = target.to === 'picture' ? sourceAddress(target.source) : hrefOf(target);
  const href = no === null ? away : pageHref(no);
  if (href === null) return null;
  return (
    <p>
      <a
        href={href}
        {...(LEAVING.has(target.to) ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        data-press={numberOf(area)}
        onClick={(event) => (no === null ? undefined : onPlainClick(event, () => onGoTo(no)))}
      >
        {areaName(area, no)}
      </a>
    </p>
  );
}
