import type { ComponentProps } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  readonly onSend: () => unknown;
}

/** A form that the page checks itself, in its own words. */
export function Form({ onSend, ...form }: FormProps) {
  return (
    <form
      {...form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSend();
      }}
    />
  );
}
