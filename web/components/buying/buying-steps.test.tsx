import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BuyingSteps } from './buying-steps.tsx';

const current = /<li[^>]*aria-current="step"[^>]*>.*?<\/li>/g;

it.each(['购物车', '确认', '支付', '完成'] as const)('says that %s is where one is', (now) => {
  const html = renderToStaticMarkup(<BuyingSteps now={now} />);
  expect(html.match(current)?.map((step) => step.includes(now))).toEqual([true]);
});

it('says to readers of the screen which steps are done', () => {
  const html = renderToStaticMarkup(<BuyingSteps now="支付" />);
  expect(html.match(/，已完成/g)).toHaveLength(2);
});
