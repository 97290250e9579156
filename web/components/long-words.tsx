import { Button } from 'antd';
import { useState } from 'react';

/** What a customer wrote may be long; more than this is folded away. */
const SHOWN = 60;

/** A text of any length that takes a few lines until more of it is wanted (展开). */
export function LongWords({ text }: { readonly text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const letters = [...text];
  if (letters.length <= SHOWN) return text;
  return (
    <>
      {isWhole ? text : `${letters.slice(0, SHOWN).join('')}…`}
      <Button type="link" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
        {isWhole ? '收起' : '展开'}
      </Button>
    </>
  );
}
