import { Button, Input, Space } from 'antd';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CART_ID } from './use-line-in-address.ts';

/** Opens the print options of a line by its number (商品编号), where its list cannot be had. */
export function LineByNumber() {
  const [, setSearch] = useSearchParams();
  const [number, setNumber] = useState('');

  function open(event: FormEvent): void {
    event.preventDefault();
    if (number.trim() !== '') setSearch({ [CART_ID]: number.trim() });
  }

  return (
    <form onSubmit={open}>
      <Space.Compact>
        <Input
          aria-label="商品编号"
          placeholder="商品编号"
          size="large"
          value={number}
          maxLength={64}
          onChange={({ target }) => setNumber(target.value)}
        />
        <Button type="primary" size="large" htmlType="submit">
          打开印刷选项
        </Button>
      </Space.Compact>
    </form>
  );
}
