import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import { useImports } from './use-imports.ts';

const product = productForEachTest();

/** Imports in words. */
function Shown() {
  const { jobs, actions, error, room, refetch } = useImports();
  return (
    <>
      <ul>
        {jobs.map(({ key, name, stage, pagesDone, pageNum }) => (
          <li key={key}>
            {`${name} ${stage} ${pagesDone}/${pageNum} `}
            <button type="button" onClick={() => actions.cancel(key)}>
              放弃{name}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={refetch}>
        {error === null ? '刷新' : error.message}
      </button>
      <p>{room === null ? '空间未知' : '空间已知'}</p>
    </>
  );
}

const shown = () =>
  screen.queryAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent?.trim());
const UNFINISHED = ['银杏树下 · 扫描件 failed 8/10', '云上梯田 · 精选 wanting-file 8/12'];

async function expectShown(lines: readonly string[]): Promise<void> {
  await waitFor(() => expect(shown()).toEqual(lines));
}

describe('the imports of a member', () => {
  it('are those that the server knows of', async () => {
    await product().logIn('super');
    product().show(<Shown />);
    await expectShown(UNFINISHED);
    expect(screen.getByText('空间已知')).toBeDefined();
  });

  it('are gone when they are given up, and stay so', async () => {
    await product().logIn('super');
    product().show(<Shown />);
    await expectShown(UNFINISHED);
    await user.click(screen.getByRole('button', { name: '放弃银杏树下 · 扫描件' }));
    await expectShown(UNFINISHED.slice(1));
    await user.click(screen.getByRole('button', { name: '刷新' }));
    await product().settled();
    expect(shown()).toEqual(UNFINISHED.slice(1));
  });

  it('are nobody else’s', async () => {
    await product().logIn('super');
    product().show(<Shown />);
    await expectShown(UNFINISHED);
    sessionStore.logOut();
    await expectShown([]);
  });

  it('that cannot be read are asked for again, without a toast', async () => {
    const { replica, logIn, show, settled } = product();
    await logIn('super');
    await replica.fault({ operation: 'OpusServiceMag.getImports', kind: 'status', status: 400 });
    show(<Shown />);
    const again = await screen.findByRole('button', { name: '请求失败，请重试' });
    expect(screen.queryAllByText('请求失败，请重试')).toEqual([again]);
    await replica.clearFaults();
    await user.click(again);
    await settled();
    await expectShown(UNFINISHED);
  });
});
