import { useMemo } from 'react';
import type { Layout } from '#contracts/rules/layouts/layout.ts';
import { fittingsOf, layoutProblem, photosOf, withLayout } from '#contracts/rules/layouts/page-layout.ts';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { Box, Muted, Stack } from '#web/kit/layout/shapes.ts';
import { useAround, useEditing, useEditorState, useShown } from '../model/editing.ts';
import { newId } from '../model/new-id.ts';
import { sizesOf } from '../model/photos.ts';
import { ActionButton } from './action-button.tsx';
import styles from './panels.module.css';
import { SidePanel } from './side-panel.tsx';

/** The layouts that suit the photos of the shown page (版式), the most fitting first. */
export function LayoutsPanel({ onClose }: { readonly onClose?: () => void }) {
  const { store } = useEditing();
  const isReadOnly = useAround((around) => around.isReadOnly);
  const photos = useAround((around) => around.photos);
  const document = useEditorState((state) => state.document);
  const { page } = useShown();
  const sizeOf = useMemo(() => sizesOf(photos), [photos]);
  if (!page) return null;
  const problem = layoutProblem(document, page);
  const fittings = problem === '' ? fittingsOf(document, page, sizeOf) : [];
  return (
    <SidePanel name="版式" title="版式" onClose={onClose}>
      <ActionButton id="another-layout" type="default" />
      {problem === '' ? (
        <Muted as="p" size={12}>
          这一页要排 {photosOf(page, sizeOf).length} 张照片。手动调整过的不会被移动。
        </Muted>
      ) : (
        <EmptyState text={`${problem}。`} />
      )}
      <Stack as="ul" gap={8} className={styles.photos} aria-label="版式">
        {fittings.map(({ layout }, at) => (
          <li key={layout.id}>
            <Box
              as="button"
              type="button"
              bare
              ground={page.layout === layout.id ? 'brass-soft' : 'paper-deep'}
              radius="control"
              className={styles.photo}
              style={{ aspectRatio: document.widthMm / document.heightMm, width: '100%' }}
              disabled={isReadOnly}
              aria-label={`版式 ${at + 1}${layout.words ? '，留出文字的位置' : ''}`}
              aria-pressed={page.layout === layout.id}
              onClick={() =>
                store.edit((before) => withLayout(before, page.id, layout.id, { sizeOf, newId }))
              }
            >
              <Drawing layout={layout} isChosen={page.layout === layout.id} />
            </Box>
          </li>
        ))}
      </Stack>
    </SidePanel>
  );
}

interface DrawingProps {
  readonly layout: Layout;
  readonly isChosen: boolean;
}

/** A layout in small: a tint where photos stand, lines where words do. */
function Drawing({ layout: { frame, slots, words }, isChosen }: DrawingProps) {
  const side = frame === 'margin' ? 80 : 100;
  const at = (share: number) => (100 - side) / 2 + share * side;
  return (
    <svg viewBox="0 0 100 100" width="100%" height="100%" preserveAspectRatio="none" aria-hidden="true">
      {slots.map(({ x, y, w, h }) => (
        <rect
          key={`${x} ${y}`}
          x={at(x) + 1}
          y={at(y) + 1}
          width={w * side - 2}
          height={h * side - 2}
          fill="var(--ink)"
          opacity={isChosen ? 0.9 : 0.45}
        />
      ))}
      {words === null
        ? null
        : [0.35, 0.65].map((line) => (
            <line
              key={line}
              x1={at(words.x) + 6}
              x2={at(words.x + words.w) - 6}
              y1={at(words.y + words.h * line)}
              y2={at(words.y + words.h * line)}
              stroke="var(--text-secondary)"
              strokeWidth="2"
            />
          ))}
    </svg>
  );
}
