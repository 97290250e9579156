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
  const [asked, setAsked] = useState(keyword);
  // Going back brings another keyword, which the field has to show. The one that was asked for here comes a moment
  // later than it was typed: what has been typed since then stays.
  if (known !== keyword) {
    setKnown(keyword);
    setAsked(keyword);
    if (keyword !== asked) setText(keyword);
  }
  const search = (value: string) => {
    if (value === keyword) return;
    setAsked(value);
    onSearch(value);
  };
  return (
    <search>
      <Input.Search
        value={text}
        maxLength={KEYWORD_MAX}
        allowClear
        placeholder="订单号、作品、收货人或手机号"
        aria-label="搜索订单"
        onChange={(event) => setText(event.target.value)}
        onSearch={(value) => search(value.trim())}
      />
    </search>
  );
}
