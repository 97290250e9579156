import { Button, Input, Space } from 'antd';
import { useState } from 'react';
import { useAddress } from '#web/kit/address/address.ts';
import { Form } from '#web/kit/form/form.tsx';
import { CART_PLACE } from '../model/cart-place.ts';

/** Opens the print options of a line by its number (商品编号), where its list cannot be had. */
export function LineByNumber() {
  const { go } = useAddress(CART_PLACE);
  const [number, setNumber] = useState('');

  function open(): void {
    if (number.trim() !== '') go({ cartID: number.trim() });
  }

  return (
    <Form onSend={open}>
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
    </Form>
  );
}
