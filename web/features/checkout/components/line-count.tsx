import { useEffect } from 'react';
import { copiesText } from '#contracts/rules/print/counting-word.ts';
import { LineQuantity } from '#web/features/cart/components/line-quantity.tsx';
import { useQuantityEdit } from '#web/features/cart/components/use-quantity-edit.ts';
import { cartLine } from '#web/features/cart/read-cart.ts';
import { Note } from '#web/kit/layout/shapes.ts';
import type { PreviewLine } from '../model/checkout.ts';

/** What a line of an order tells the page about. */
export interface LineActs {
  /** Quantity or options were saved: the order costs something else. */
  readonly changed: () => void;
  /** Nothing is ordered while a quantity is not saved. */
  readonly noteUnsaved: (cartID: string, isUnsaved: boolean) => void;
}

interface LineCountProps {
  readonly line: PreviewLine;
  readonly acts: LineActs;
}

async function countOnServer(cartID: string): Promise<number | null> {
  const read = await cartLine(cartID);
  return read.ok ? read.value.count : null;
}

/** How many are ordered (数量), changed in its place like in the cart. */
export function LineCount({ line, acts }: LineCountProps) {
  const { cartID, goodsID, goodsName, clientDesignName, remarkinfo, count, pageNum, cnums } = line;
  return pageNum === undefined || cnums === undefined ? (
    <Note digits>{copiesText(count, goodsName)}</Note>
  ) : (
    <Stepper
      name={clientDesignName}
      goodsName={goodsName}
      edited={{ ID: cartID, goodsID, cnums, pageNum, remarkinfo, count }}
      readAt={line}
      acts={acts}
    />
  );
}

interface StepperProps extends Pick<LineCountProps, 'acts'> {
  readonly name: string;
  readonly goodsName: string;
  readonly edited: Parameters<typeof useQuantityEdit>[0];
  readonly readAt: unknown;
}

function Stepper({ name, goodsName, edited, readAt, acts }: StepperProps) {
  const { ID } = edited;
  const [snapshot, edit] = useQuantityEdit(edited, {
    prices: null,
    readAt,
    acts: {
      refresh: async () => acts.changed(),
      reread: countOnServer,
    },
  });
  const isUnsaved = snapshot.isUnsaved || snapshot.isSaving;
  useEffect(() => {
    acts.noteUnsaved(ID, isUnsaved);
    return () => acts.noteUnsaved(ID, false);
  }, [acts, ID, isUnsaved]);
  return <LineQuantity name={name} goodsName={goodsName} snapshot={snapshot} edit={edit} isLocked={false} />;
}
