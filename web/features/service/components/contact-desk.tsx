import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { DeskSubject } from '../model/desk-subject.ts';

const DeskDialog = lazy(async () => ({ default: (await import('./desk-dialog.tsx')).DeskDialog }));

interface ContactDeskProps extends DeskSubject {
  readonly label?: string;
}

/** The way to the people behind the product (联系客服). */
export function ContactDesk({ label = '联系客服', ...subject }: ContactDeskProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button type="link" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <Suspense>
          <DeskDialog {...subject} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
