import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { BuyingSteps } from './buying-steps.tsx';

type Step = Parameters<typeof BuyingSteps>[0]['now'];

const current = /<li[^>]*aria-current="step"[^>]*>.*?<\/li>/g;
const drawn = (now: Step) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <BuyingSteps now={now} />
    </MemoryRouter>,
  );

it.each(['购物车', '确认', '支付', '完成'] as const)('says that %s is where one is', (now) => {
  expect(
    drawn(now)
      .match(current)
      ?.map((step) => step.includes(now)),
  ).toEqual([true]);
});

it('says to readers of the screen which steps are done', () => {
  expect(drawn('支付').match(/，已完成/g)).toHaveLength(2);
});

it('leads back to the cart as long as nothing is ordered', () => {
  expect(drawn('确认')).toMatch(/<a href="\/manager\/shopping\/cart"[^>]*>购物车<\/a>/);
  expect(drawn('支付')).not.toContain('<a ');
});
