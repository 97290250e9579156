import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { SCREENS } from '#contracts/rules/screens/paths.ts';
import { productForEachTest } from '#web/testing/product.ts';
import { LockedGate } from './locked-gate.tsx';

const product = productForEachTest();
beforeEach(() => product().logIn('demo'));

/** Both locked screens of today show themselves what a membership brings, so one of the closed ones is opened here. */
function openStatistics(): void {
  const screen = SCREENS.find(({ name }) => name === 'statisticMag') as { state: string };
  screen.state = 'open';
  onTestFinished(() => {
    screen.state = 'closed';
  });
}

function show(at: string): void {
  product().show(<LockedGate>的内容</LockedGate>, at);
}

const CARD = /需要开通会员$/;

describe('a screen of a locked area', () => {
  it('lies behind the card that says what opens it', async () => {
    openStatistics();
    show('/manager/statisticMag');
    const card = await screen.findByRole('region', { name: CARD });
    expect(card.textContent).toContain('「VIP」、「超级会员」、「企业高级版」可以使用');
    expect(screen.getByText('的内容').closest('[inert]')).toBeTruthy();
  });

  it('that is not open yet has no card: nothing that can be bought would open it', () => {
    show('/manager/epaper');
    expect(screen.queryByRole('region', { name: CARD })).toBeNull();
    expect(screen.getByText('的内容').closest('[inert]')).toBeNull();
  });
});
