import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { editingPath } from '#contracts/rules/screens/editing-path.ts';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { BlankForm } from '#web/features/imports/components/start/blank-form.tsx';
import { TemplateDialog } from '#web/features/imports/components/start/template-dialog.tsx';
import { TemplateWall } from '#web/features/imports/components/start/template-wall.tsx';
import type { MadeWork, Template } from '#web/features/imports/model/imports.ts';
import { Columns } from '#web/kit/layout/columns.tsx';
import { Box } from '#web/kit/layout/shapes.ts';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { useMedia } from '#web/lib/document/use-media.ts';
import { AlbumWays } from './album-ways.tsx';
import { Beginning } from './beginning.tsx';

/** What every member may make; e-books need a membership. */
const TYPE = 'album';

interface AlbumBeginningProps {
  readonly noPlace: ReactNode;
}

/** So many works that the templates are in sight below them. */
const WORKS_AT_ONCE = 3;

/** A new album from photos, from a template or from nothing, and works of any kind to go on with (在线编辑). */
export function AlbumBeginning({ noPlace }: AlbumBeginningProps) {
  const navigate = useNavigate();
  const [template, setTemplate] = useState<Template | null>(null);
  const albums = useRef<HTMLDivElement>(null);
  const blank = useRef<HTMLDivElement>(null);
  // Below each other, the works do not wait behind the wall of templates.
  const isNarrow = useMedia(upTo('small-desktop'));
  const begin = ({ ID }: MadeWork) => void navigate(editingPath(TYPE, ID));
  const beginFilling = ({ ID }: MadeWork, fills: readonly string[] = []) =>
    void navigate(editingPath(TYPE, ID), { state: { fills } });
  return (
    <Beginning
      title="在线编辑"
      listed="all"
      pageSize={WORKS_AT_ONCE}
      empty={<EmptyState text="还没有作品，做第一本吧。" />}
      noPlace={noPlace}
    >
      {(works) => (
        <>
          <Columns beside={isNarrow ? null : works}>
            <AlbumWays
              onCreated={beginFilling}
              onTemplates={() => leadTo(albums, 'li button')}
              onBlank={() => leadTo(blank, 'input:checked')}
            />
            {isNarrow ? works : null}
            <Box ref={albums}>
              <TemplateWall type="album" isLocked={false} onChoose={setTemplate} />
            </Box>
          </Columns>
          <Columns
            beside={
              <Box ref={blank}>
                <BlankForm type={TYPE} onCreated={begin} />
              </Box>
            }
          >
            <TemplateWall isLocked={false} onChoose={setTemplate} />
          </Columns>
          {template === null ? null : (
            <TemplateDialog
              template={template}
              type={TYPE}
              onCreated={(work) => beginFilling(work)}
              onClose={() => setTemplate(null)}
            />
          )}
        </>
      )}
    </Beginning>
  );
}

/** Shows a part further down, and goes on there by the keyboard. */
function leadTo({ current: part }: RefObject<HTMLElement | null>, first: string): void {
  part?.scrollIntoView({ block: 'start' });
  part?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
}
