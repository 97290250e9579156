import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#web/lib/call/call-error.ts';
import { user } from '#web/testing/product.ts';
import { byRules, required } from './field-rules.ts';
import { Form } from './form.tsx';
import { Problem } from './problem.tsx';
import { TextField } from './text-field.tsx';
import { type FormState, useForm } from './use-form.ts';

const CHECK = byRules({
  name: required('名称'),
  code: (code) => (/^\d*$/.test(code) ? undefined : '只能是数字'),
});
type Values = { name: string; code: string };

afterEach(cleanup);

function show() {
  const onSend = vi.fn();
  let form: FormState<Values> | undefined;
  function Screen() {
    form = useForm({ start: { name: '', code: '' }, check: CHECK });
    return (
      <Form onSend={() => form?.send(onSend)}>
        <TextField label="名称" field={form.of('name')} />
        <TextField label="编号" field={form.of('code')} help="选填" />
        <Problem text={form.isChanged ? '未保存' : ''} />
        <button type="submit">发送</button>
      </Form>
    );
  }
  render(<Screen />);
  const refuse = (reason: string) => form?.refused(new CallError({ code: 1, reason, message: '不行' }));
  return { onSend, refuse, begin: (facts: Partial<Values>) => form?.begin(facts) };
}

const name = () => screen.getByLabelText<HTMLInputElement>('名称');
const code = () => screen.getByLabelText<HTMLInputElement>('编号');
const send = () => user.click(screen.getByRole('button', { name: '发送' }));
const problems = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('useForm', () => {
  it('says what is wrong only once it is sent, and leads to the first of it', async () => {
    const { onSend } = show();
    await user.type(code(), 'x');
    expect(code().getAttribute('aria-invalid')).toBe('false');
    await send();
    expect(onSend).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(name());
    expect(problems()).toEqual(['请输入名称', '只能是数字', '未保存']);
    expect(document.getElementById(code().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '只能是数字',
    );
  });

  it('checks what was wrong while it is typed over, and sends what is right', async () => {
    const { onSend } = show();
    await send();
    await user.type(name(), '书');
    expect(name().getAttribute('aria-invalid')).toBe('false');
    await user.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledWith({ name: '书', code: '' });
  });

  it('keeps a refusal at its field until that is typed over', async () => {
    const { refuse } = show();
    expect(refuse('bad-code')).toBe(true);
    await user.type(name(), '书');
    expect(problems()).toEqual(['不行', '未保存']);
    await user.type(code(), '1');
    expect(problems()).toEqual(['未保存']);
    expect(refuse('sold-out')).toBe(false);
  });

  it('is unchanged by what it begins from, and what was typed elsewhere stays', async () => {
    const { begin } = show();
    await user.type(name(), '书');
    begin({ code: '7' });
    expect(await screen.findByDisplayValue('7')).toBe(code());
    expect(name().value).toBe('书');
    begin({ name: '新书' });
    expect(await screen.findByDisplayValue('新书')).toBe(name());
    expect(problems()).toEqual([]);
  });
});
