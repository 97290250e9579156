import { Link } from 'react-router-dom';
import { Row, Stack } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import styles from './buying-steps.module.css';

const STEPS = ['购物车', '确认', '支付', '完成'] as const;

interface BuyingStepsProps {
  readonly now: (typeof STEPS)[number];
}

/**
 * How far a purchase has come (购买进度): the same line on each of its screens, beside the title or
 * below it. Before anything is ordered the way back to the cart is open.
 */
export function BuyingSteps({ now }: BuyingStepsProps) {
  const place = STEPS.indexOf(now);
  return (
    <Row as="ol" wraps tone="muted" className={styles.steps} aria-label="购买进度">
      {STEPS.map((name, at) => (
        <Row
          as="li"
          key={name}
          nowrap
          gap={6}
          className={styles.step}
          aria-current={at === place ? 'step' : undefined}
        >
          <Stack
            as="span"
            digits
            align="center"
            items="center"
            className={styles.mark}
            data-done={at < place}
            aria-hidden="true"
          >
            {at < place ? (
              <svg viewBox="0 0 12 12" width="12" height="12" role="presentation">
                <path d="m2.5 6.3 2.4 2.4 4.6-5.2" />
              </svg>
            ) : (
              at + 1
            )}
          </Stack>
          {now === '确认' && name === '购物车' ? <Link to={PATHS.shoppingCart.getHref()}>{name}</Link> : name}
          {at < place ? <span className="only-read">，已完成</span> : null}
        </Row>
      ))}
    </Row>
  );
}
