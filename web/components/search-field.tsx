import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { Input } from 'antd';
import { useState } from 'react';

interface SearchFieldProps {
  readonly keyword: string;
  /** What is searched: 搜索订单. */
  readonly label: string;
  /** What can be typed. */
  readonly placeholder: string;
  readonly max: number;
  readonly onSearch: (keyword: string) => void;
}

/** Finds what has these words (搜索); the keyword itself stands in the address. */
export function SearchField({ keyword, label, placeholder, max, onSearch }: SearchFieldProps) {
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
        maxLength={max}
        allowClear
        placeholder={placeholder}
        aria-label={label}
        searchIcon={<SearchOutlined aria-label="搜索" />}
        onChange={(event) => setText(event.target.value)}
        onSearch={(value) => search(value.trim())}
      />
    </search>
  );
}
