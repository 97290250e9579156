import { type ComponentProps, createContext } from 'react';

export type FieldSize = 'middle' | 'large';

/** How large the fields of the form are. */
export const FieldSizeContext = createContext<FieldSize>('middle');

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  readonly size?: FieldSize;
  readonly onSend: () => unknown;
}

/** A form that the page checks itself, in its own words. */
export function Form({ size = 'middle', onSend, ...form }: FormProps) {
  return (
    <FieldSizeContext value={size}>
      <form
        {...form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSend();
        }}
      />
    </FieldSizeContext>
  );
}
