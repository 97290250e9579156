import { SearchField } from '#web/components/search-field.tsx';
import { Note, Row } from '#web/kit/layout/shapes.ts';
import { CART_KEYWORD_MAX } from '../model/cart-search.ts';

interface CartSearchProps {
  readonly keyword: string;
  /** How much was found of how much; empty while nothing was looked for. */
  readonly words: string;
  readonly onSearch: (keyword: string) => void;
}

/** Finds lines of the whole cart (搜索购物车). */
export function CartSearch({ keyword, words, onSearch }: CartSearchProps) {
  return (
    <Row gap={8} gapX={16} wraps>
      <SearchField
        keyword={keyword}
        label="搜索购物车"
        placeholder="作品、商品或印刷选项"
        max={CART_KEYWORD_MAX}
        onSearch={onSearch}
      />
      <Note role="status">{words}</Note>
    </Row>
  );
}
