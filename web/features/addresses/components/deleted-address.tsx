import { useEffect, useRef } from 'react';
import { UndoLine } from '#web/components/undo-line.tsx';
import type { Addresses } from './use-addresses.ts';

/** Stands where the deleted address stood; nothing while none was. */
export function DeletedAddressLine({ addresses }: { addresses: Pick<Addresses, 'deleted' | 'bringBack'> }) {
  const { deleted, bringBack } = addresses;
  const place = useRef<HTMLDivElement>(null);
  const told = useRef('');
  // What was pressed has gone with its address, once; later the focus is the member's own.
  useEffect(() => {
    if (deleted === null || told.current === deleted.address.ID) return;
    if (document.activeElement !== document.body) return;
    told.current = deleted.address.ID;
    place.current?.querySelector<HTMLElement>('[data-undo]')?.focus();
  });
  if (deleted === null) return null;
  return (
    <div ref={place}>
      <UndoLine text={`已删除${deleted.address.name}的地址`} onUndo={() => void bringBack(deleted)} />
    </div>
  );
}
