import { Money } from '#web/components/buying/money.tsx';
import { Facts, Text } from '#web/kit/layout/shapes.ts';
import type { DeliveryEstimate } from '../model/delivery-estimate.ts';
import styles from './delivery-note.module.css';

/** When it would be there and what that costs (预计送达, 运费), before an address is chosen. */
export function DeliveryNote({ estimate }: { readonly estimate: DeliveryEstimate }) {
  const { days, province, freight, toFree, obstacle } = estimate;
  return (
    <Facts columns="lead" gapX={16} className={styles.facts}>
      <dt>预计送达</dt>
      <dd>
        {obstacle}
        <time>{days}</time>
        {province === '' ? null : ` · ${province}`}
      </dd>
      {obstacle === '' ? (
        <>
          <dt>{freight === '' ? '运费' : '运费（另计）'}</dt>
          <dd>
            {freight === '' ? '免运费' : <Money amount={freight} />}
            {toFree === '' ? null : (
              <Text tone="brass" size={12} className={styles.more}>
                还差 <Money amount={toFree} /> 免运费
              </Text>
            )}
          </dd>
        </>
      ) : null}
    </Facts>
  );
}
