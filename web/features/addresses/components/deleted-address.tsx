import { UndoLine } from '#web/components/undo-line.tsx';
import type { Addresses } from './use-addresses.ts';

/** Stands where the deleted address stood; nothing while none was. */
export function DeletedAddressLine({ addresses }: { addresses: Pick<Addresses, 'deleted' | 'bringBack'> }) {
  const { deleted, bringBack } = addresses;
  if (deleted === null) return null;
  return <UndoLine text={`已删除${deleted.address.name}的地址`} onUndo={() => void bringBack(deleted)} />;
}
