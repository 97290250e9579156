import { Button } from 'antd';
import { useCallback, useRef } from 'react';
import { ORDER_PARTS_MAX, type Split } from '#contracts/rules/parcels/order-parts.ts';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { AddressBlock, type AddressBlockProps } from '#web/features/addresses/components/address-block.tsx';
import { Text } from '#web/kit/layout/shapes.ts';
import type { Address } from '#web/lib/readers/address-list.ts';
import type { PreviewLine } from '../model/checkout.ts';
import type { CheckoutDraft } from '../model/checkout-draft.ts';
import { SplitChoice } from './split-choice.tsx';
import type { usePreview } from './use-preview.ts';
import styles from './where-to.module.css';

interface WhereToProps extends Pick<AddressBlockProps, 'onSelect' | 'ownMobile' | 'finisher' | 'onFilled'> {
  readonly draft: CheckoutDraft;
  readonly price: Pick<ReturnType<typeof usePreview>, 'isSplit' | 'parts' | 'most'>;
  readonly lines: readonly PreviewLine[];
  readonly address: Address | null;
  /** What another address did to the days of arrival. */
  readonly arrivalChange: string;
  readonly change: (part: Partial<CheckoutDraft>) => void;
}

/** Where the books go: to one address (收货地址), or to several (寄到多个地址). */
export function WhereTo(props: WhereToProps) {
  const { draft, price, lines, address, arrivalChange, change, ...block } = props;
  const turned = useRef<'several' | 'one' | null>(null);
  const latest = useRef(change);
  latest.current = change;
  const split = useCallback((splits: readonly Split[]) => latest.current({ splits }), []);
  const copies = lines.reduce((sum, { count }) => sum + count, 0);

  function turn(to: 'several' | 'one'): void {
    turned.current = to;
    // Another place may have other ways to get there.
    change({ splits: to === 'several' && address ? [{ addrID: address.ID, copies: {} }] : [], delivery: '' });
  }

  if (price.isSplit) {
    return (
      <section id="checkout-address">
        <SplitChoice
          lines={lines}
          splits={draft.splits}
          parts={price.parts}
          most={Math.min(price.most, ORDER_PARTS_MAX)}
          isJustOpened={turned.current === 'several'}
          onChange={split}
          onStop={() => turn('one')}
        />
      </section>
    );
  }
  return (
    <section id="checkout-address">
      <AddressBlock
        {...block}
        selectedID={draft.addrID}
        more={
          price.most > 1 && address !== null ? (
            <Button
              type="link"
              disabled={copies < 2}
              autoFocus={turned.current === 'one'}
              onClick={() => turn('several')}
            >
              寄到多个地址{copies < 2 ? '（至少 2 本）' : ''}
            </Button>
          ) : null
        }
      />
      <Text
        as="p"
        role="status"
        above={8}
        radius="control"
        tone="ink"
        padY={8}
        padX={16}
        className={styles.arrival}
      >
        <WholeDates text={arrivalChange} />
      </Text>
    </section>
  );
}
