import { type CSSProperties, useEffect, useId, useRef } from 'react';
import { areaName } from '#contracts/rules/pages/areas/area-links.ts';
import type { HotArea } from '#contracts/rules/pages/document.ts';
import { sourceAddress } from '#contracts/rules/pages/source-address.ts';

interface AreaDialogProps {
  readonly area: HotArea;
  readonly onClose: () => void;
}

const BOX: CSSProperties = {
  width: 'max-content',
  minWidth: 'min(320px, 92vw)',
  maxWidth: 'min(720px, 92vw)',
  maxHeight: '88vh',
  margin: 'auto',
  padding: 16,
  border: 0,
  borderRadius: 8,
  background: 'var(--sheet)',
  color: 'var(--text)',
  boxShadow: 'var(--shadow-float)',
};
const HEAD: CSSProperties = {
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  justifyContent: 'space-between',
};
const CLOSE: CSSProperties = {
  minWidth: 44,
  minHeight: 44,
  border: '1px solid var(--control-edge)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--sheet)',
  color: 'var(--ink)',
  font: 'inherit',
  cursor: 'pointer',
};
const WORDS: CSSProperties = {
  margin: '12px 0 0',
  whiteSpace: 'pre-wrap',
  lineHeight: 1.7,
  maxWidth: '36em',
};
const PICTURE: CSSProperties = {
  display: 'block',
  maxWidth: '100%',
  maxHeight: '70vh',
  margin: '12px auto 0',
};

/** A picture or words in front of the book (弹图、图文气泡). The focus goes back to what opened it. */
export function AreaDialog({ area, onClose }: AreaDialogProps) {
  const { target } = area;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const name = areaName(area, null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      style={BOX}
      onClose={onClose}
      onClick={(event) => (event.target === event.currentTarget ? onClose() : undefined)}
      // The keys of the reader are for the book behind it.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div style={HEAD}>
        <h2 id={id} style={{ fontSize: 16 }}>
          {target.to === 'text' && area.label === '' ? '说明' : name}
        </h2>
        <button type="button" style={CLOSE} onClick={onClose}>
          关闭
        </button>
      </div>
      {target.to === 'text' ? <p style={WORDS}>{target.text}</p> : null}
      {target.to === 'picture' ? (
        <img src={sourceAddress(target.source)} alt={area.label || '图片'} style={PICTURE} />
      ) : null}
    </dialog>
  );
}
