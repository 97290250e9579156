import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { BlankForm } from '#web/features/imports/components/start/blank-form.tsx';
import { TemplateDialog } from '#web/features/imports/components/start/template-dialog.tsx';
import { TemplateWall } from '#web/features/imports/components/start/template-wall.tsx';
import type { MadeWork, Template } from '#web/features/imports/model/imports.ts';
import { Beginning } from './beginning.tsx';

/** What every member may make; e-books need a membership. */
const TYPE = 'album';

interface AlbumBeginningProps {
  readonly hrefFor: (opusID: string) => string;
  readonly noPlace: ReactNode;
}

/** Works of any kind to go on with, and a new one from nothing or from a template (在线编辑). */
export function AlbumBeginning({ hrefFor, noPlace }: AlbumBeginningProps) {
  const navigate = useNavigate();
  const [template, setTemplate] = useState<Template | null>(null);
  const begin = ({ ID }: MadeWork) => void navigate(hrefFor(ID));
  const beginFilling = ({ ID }: MadeWork) => void navigate(hrefFor(ID), { state: { fills: true } });
  return (
    <Beginning
      title="在线编辑"
      listed="all"
      empty={<EmptyState text="还没有作品，从空白或模板开始第一件吧。" />}
      hrefFor={hrefFor}
      noPlace={noPlace}
      beside={<BlankForm type={TYPE} onCreated={begin} />}
    >
      <TemplateWall type="album" isLocked={false} onChoose={setTemplate} />
      <TemplateWall isLocked={false} onChoose={setTemplate} />
      {template === null ? null : (
        <TemplateDialog
          template={template}
          type={TYPE}
          onCreated={beginFilling}
          onClose={() => setTemplate(null)}
        />
      )}
    </Beginning>
  );
}
