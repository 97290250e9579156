import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from '#web/components/page-header.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { BlankForm } from '#web/features/imports/components/start/blank-form.tsx';
import { TemplateDialog } from '#web/features/imports/components/start/template-dialog.tsx';
import { TemplateWall } from '#web/features/imports/components/start/template-wall.tsx';
import type { MadeWork, Template } from '#web/features/imports/model/imports.ts';
import { WorkChooser } from '#web/features/publications/components/work-chooser.tsx';
import { pageNumber, useAddress, words } from '#web/kit/address/address.ts';
import { Columns, Parts } from '#web/kit/layout/columns.tsx';
import { useIsMissing } from '#web/lib/call/missing-operations.ts';

const PLACE = { keyword: words, page: pageNumber };
/** What anybody may make; e-books need a membership. */
const TYPE = 'album';

interface BeginningProps {
  /** Where a work is edited. */
  readonly hrefFor: (opusID: string) => string;
  /** Shown where the backend cannot keep works. */
  readonly noPlace: ReactNode;
}

/** The own works to go on with, and the ways to begin a new one (选择作品). */
export function Beginning({ hrefFor, noPlace }: BeginningProps) {
  const navigate = useNavigate();
  const address = useAddress(PLACE);
  const [template, setTemplate] = useState<Template | null>(null);
  const isWithoutPlace = useIsMissing('OpusServiceMag.getOpusList');
  const begin = ({ ID }: MadeWork) => void navigate(hrefFor(ID));
  if (isWithoutPlace) {
    return (
      <>
        <PageHeader title="在线编辑" />
        <Sheet>{noPlace}</Sheet>
      </>
    );
  }
  return (
    <>
      <PageHeader title="在线编辑" />
      <Parts>
        <Columns beside={<BlankForm type={TYPE} onCreated={begin} />}>
          <WorkChooser
            title="接着编辑"
            verb="编辑"
            address={address}
            hrefFor={hrefFor}
            empty={<EmptyState text="还没有作品，从空白或模板开始第一件吧。" />}
          />
        </Columns>
        <TemplateWall isLocked={false} onChoose={setTemplate} />
      </Parts>
      {template === null ? null : (
        <TemplateDialog template={template} type={TYPE} onCreated={begin} onClose={() => setTemplate(null)} />
      )}
    </>
  );
}
