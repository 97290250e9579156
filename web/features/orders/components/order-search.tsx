import { Input } from 'antd';
import { useState } from 'react';
import { ORDER_KEYWORD_MAX as KEYWORD_MAX } from '#contracts/rules/limits.ts';

interface OrderSearchProps {
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
}

/** Finds orders by number, work, receiver or phone (搜索). */
export function OrderSearch({ keyword, onSearch }: OrderSearchProps) {
  const [text, setText] = useState(keyword);
  const [known, setKnown] = useState(keyword);
  // Going back brings another keyword, which the field has to show.
  if (known !== keyword) {
    setKnown(keyword);
    setText(keyword);
  }
  return (
    <search>
      <Input.Search
        value={text}
        maxLength={KEYWORD_MAX}
        allowClear
        placeholder="订单号、作品、收货人或手机号"
        aria-label="搜索订单"
        onChange={(event) => setText(event.target.value)}
        onSearch={(value) => {
          if (value.trim() !== keyword) onSearch(value.trim());
        }}
      />
    </search>
  );
}
