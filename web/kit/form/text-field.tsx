import { Input, type InputProps, type InputRef } from 'antd';
import { use, useEffect, useRef } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { FieldSizeContext } from './form.tsx';
import type { FieldHandle } from './use-form.ts';

type Typing = 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'prefix' | 'suffix' | 'type';

export interface TextFieldProps extends FieldWords, Pick<InputProps, Typing> {
  readonly field: FieldHandle;
  /** In a dialog: the typing begins here. */
  readonly takesFocus?: boolean;
  /** What Enter does outside of a form, which is sent by it anyway. */
  readonly onEnter?: () => unknown;
}

/** A line of text. */
export function TextField(props: TextFieldProps) {
  const {
    field,
    takesFocus = false,
    onEnter,
    label,
    isOptional,
    help,
    extra,
    beside,
    after,
    ...typing
  } = props;
  const size = use(FieldSizeContext);
  const input = useRef<InputRef>(null);
  useEffect(() => {
    if (!takesFocus) return;
    // A moment later: the dialog takes the focus first.
    const frame = requestAnimationFrame(() => input.current?.focus({ cursor: 'all' }));
    return () => cancelAnimationFrame(frame);
  }, [takesFocus]);
  return (
    <Field {...{ field, label, isOptional, help, extra, beside, after }}>
      {(control) => (
        <Input
          autoComplete="off"
          {...typing}
          {...control}
          ref={input}
          size={size}
          value={field.value}
          onChange={(event) => field.change(event.target.value)}
          onPressEnter={onEnter}
        />
      )}
    </Field>
  );
}
