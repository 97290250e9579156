import ShoppingCartOutlined from '@ant-design/icons/es/icons/ShoppingCartOutlined';
import styles from './cart-badge.module.css';
import { useCartCount } from './use-cart-count.ts';

const MOST = 99;

/** The cart with the number of its lines. */
export function CartBadge() {
  const count = useCartCount();
  return (
    <span className={styles.badge}>
      <ShoppingCartOutlined aria-hidden="true" />
      {count > 0 ? (
        <span className={styles.count}>
          {count > MOST ? `${MOST}+` : count}
          <span className="only-read"> 件</span>
        </span>
      ) : null}
    </span>
  );
}
