import { Button, Checkbox } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { MAX_ADDRESSES } from '#contracts/rules/address/address-fields.ts';
import type { Split } from '#contracts/rules/parcels/order-parts.ts';
import { Money } from '#web/components/buying/money.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { AddressEditor } from '#web/features/addresses/components/address-editor.tsx';
import { AddressWords } from '#web/features/addresses/components/address-words.tsx';
import { AddressesAnswer } from '#web/features/addresses/components/addresses-answer.tsx';
import { useAddresses } from '#web/features/addresses/components/use-addresses.ts';
import { Box, Note, Row, Stack } from '#web/kit/layout/shapes.ts';
import { useSeemsMissing } from '#web/lib/call/missing-operations.ts';
import { shows } from '#web/lib/shows.ts';
import { dayRange } from '#web/lib/words/day-range.ts';
import type { OrderPreview, PreviewLine } from '../model/checkout.ts';
import {
  copiesIn,
  evenly,
  isAnyByHand,
  settledSplits,
  withAddress,
  withCopies,
  withoutAddress,
} from '../model/splits.ts';
import { SplitCopies } from './split-copies.tsx';

type Part = NonNullable<OrderPreview['parts']>[number];

interface SplitChoiceProps {
  readonly lines: readonly PreviewLine[];
  /** As they were said; settled, they have all copies. */
  readonly splits: readonly Split[];
  /** What each of them costs, in their order; none while that is not known. */
  readonly parts: readonly Part[];
  readonly most: number;
  /** The customer has just asked for it, so the keyboard goes on here. */
  readonly isJustOpened: boolean;
  readonly onChange: (splits: readonly Split[]) => void;
  readonly onStop: () => void;
}

/** Which copies go to which of several addresses (寄到多个地址), each with its own freight. */
export function SplitChoice(props: SplitChoiceProps) {
  const { lines, splits, parts, most, isJustOpened, onChange, onStop } = props;
  const addresses = useAddresses();
  const list = addresses.query.data;
  const isAddingMissing = useSeemsMissing('AddressServiceMag.saveAddress');
  const [isAdding, setIsAdding] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const settled = settledSplits(splits, lines);
  const isFull = splits.length >= most;

  useEffect(() => {
    if (isJustOpened) root.current?.querySelector<HTMLElement>('input:not(:checked)')?.focus();
  }, [isJustOpened]);

  // An address may have been deleted in another place.
  useEffect(() => {
    if (list === undefined) return;
    const known = splits.filter(({ addrID }) => list.some(({ ID }) => ID === addrID));
    if (known.length < splits.length) onChange(known);
  }, [list, splits, onChange]);

  return (
    <Sheet
      title={`寄到 ${splits.length} 个地址`}
      {...shows('UserCenterMag.getUserAddressList', 'OrderServiceMag.previewOrder')}
      extra={
        <Button type="link" onClick={onStop}>
          只寄一个地址
        </Button>
      }
    >
      <Note below={8}>勾选要寄的地址，最多 {most} 个；每个地址单独打包、单独计运费。</Note>
      <div ref={root}>
        <AddressesAnswer query={addresses.query} skeleton={<LinesSkeleton count={4} />}>
          {(all) => (
            <Stack as="ul" columns="one" aria-label="寄到的地址">
              {all.map((address) => {
                const at = splits.findIndex(({ addrID }) => addrID === address.ID);
                const split = settled[at];
                return (
                  <Box as="li" key={address.ID} padY={12} ruled="top">
                    <Checkbox
                      checked={split !== undefined}
                      disabled={split === undefined && isFull}
                      onChange={({ target }) =>
                        onChange(
                          target.checked
                            ? withAddress(splits, address.ID)
                            : withoutAddress(splits, address.ID),
                        )
                      }
                    >
                      <AddressWords address={address} isDefault={address.IsDefault === 'Y'} />
                    </Checkbox>
                    {split === undefined ? null : (
                      <Stack gap={8} above={8}>
                        {lines.map((line) => (
                          <SplitCopies
                            key={line.cartID}
                            line={line}
                            receiver={address.label ? `${address.name}（${address.label}）` : address.name}
                            splits={settled}
                            count={split.copies[line.cartID] ?? 0}
                            onCount={(count) =>
                              onChange(
                                withCopies(splits, lines, { addrID: address.ID, cartID: line.cartID, count }),
                              )
                            }
                          />
                        ))}
                        <PartSum part={copiesIn(split) === 0 ? null : parts[at]} />
                      </Stack>
                    )}
                  </Box>
                );
              })}
            </Stack>
          )}
        </AddressesAnswer>
      </div>
      <Row gap={8} wraps above={8}>
        {isAddingMissing || list === undefined || list.length >= MAX_ADDRESSES ? null : (
          <Button onClick={() => setIsAdding(true)}>新增地址</Button>
        )}
        {isAnyByHand(splits) ? <Button onClick={() => onChange(evenly(splits))}>平均分配</Button> : null}
      </Row>
      {isAdding ? (
        <AddressEditor
          address={null}
          addresses={addresses}
          onSaved={(addrID) => {
            setIsAdding(false);
            if (!isFull) onChange(withAddress(splits, addrID));
          }}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
    </Sheet>
  );
}

/** What goes there costs this much, and this for the way; null where nothing goes there, undefined while unknown. */
function PartSum({ part }: { readonly part: Part | null | undefined }) {
  if (part === null) return <Note size={12}>还没有分到书，请分配数量或取消勾选。</Note>;
  if (part === undefined) return null;
  return (
    <Row as="p" gap={4} gapX={16} justify="between" wraps tone="muted" size="12-20">
      <span>
        <WholeDates text={`${dayRange(part.from, part.to)}送达`} />
      </span>
      <span>
        商品 <Money amount={part.goods} />
        ，运费 {part.freight === '0.00' ? '免' : <Money amount={part.freight} />}
      </span>
    </Row>
  );
}
