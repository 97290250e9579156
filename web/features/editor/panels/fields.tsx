import { Input, InputNumber, Select, Slider, theme } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { Muted, Row, Stack, Text } from '#web/kit/layout/shapes.ts';

interface LabelledProps {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}

function Labelled({ label, children }: LabelledProps) {
  const id = useId();
  return (
    <Stack gap={2} shrinks>
      <Muted as="label" size={12} htmlFor={id}>
        {label}
      </Muted>
      {children(id)}
    </Stack>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly isDisabled?: boolean;
  readonly onChange: (value: number) => void;
}

export function NumberField({
  label,
  value,
  unit,
  isDisabled = false,
  onChange,
  ...limits
}: NumberFieldProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <InputNumber
          id={id}
          size="small"
          style={{ width: '100%' }}
          value={Number(value.toFixed(2))}
          suffix={unit}
          disabled={isDisabled}
          changeOnWheel={false}
          onChange={(next) => {
            if (next !== null) onChange(next);
          }}
          {...limits}
        />
      )}
    </Labelled>
  );
}

interface WordsFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly isDisabled?: boolean;
  /** Why these words cannot be taken; empty where they can. */
  readonly flawOf?: (value: string) => string;
  readonly onChange: (value: string) => void;
}

/** Words that are taken as soon as they can be; what cannot be taken stays written, with the reason. */
export function WordsField(props: WordsFieldProps) {
  const { label, value, maxLength, isDisabled = false, flawOf = () => '', onChange } = props;
  const [refused, setRefused] = useState<string | null>(null);
  const flaw = refused === null ? '' : flawOf(refused);
  return (
    <Labelled label={label}>
      {(id) => (
        <>
          <Input
            id={id}
            size="small"
            value={refused ?? value}
            maxLength={maxLength}
            disabled={isDisabled}
            status={flaw === '' ? '' : 'error'}
            onChange={({ target }) => {
              const isTaken = flawOf(target.value) === '';
              setRefused(isTaken ? null : target.value);
              if (isTaken) onChange(target.value);
            }}
          />
          {flaw === '' ? null : (
            <Text size={12} tone="seal">
              {flaw}
            </Text>
          )}
          {value.length < maxLength ? null : (
            <Text size={12} role="status">
              最多 {maxLength} 个字
            </Text>
          )}
        </>
      )}
    </Labelled>
  );
}

interface ChoiceFieldProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly (readonly [T, string])[];
  readonly isDisabled?: boolean;
  readonly onChange: (value: T) => void;
}

export function ChoiceField<T extends string | number>(props: ChoiceFieldProps<T>) {
  const { label, value, choices, isDisabled = false, onChange } = props;
  return (
    <Labelled label={label}>
      {(id) => (
        <Select<T>
          id={id}
          size="small"
          value={value}
          disabled={isDisabled}
          options={choices.map(([value, label]) => ({ value, label }))}
          onChange={onChange}
        />
      )}
    </Labelled>
  );
}

interface SliderFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly isDisabled?: boolean;
  readonly onTry: (value: number) => void;
  readonly onKeep: () => void;
}

export function SliderField({ label, isDisabled = false, onTry, onKeep, ...slider }: SliderFieldProps) {
  return (
    <Labelled label={label}>
      {() => (
        <Slider
          {...slider}
          disabled={isDisabled}
          ariaLabelForHandle={label}
          onChange={onTry}
          onChangeComplete={onKeep}
        />
      )}
    </Labelled>
  );
}

interface ColorFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isDisabled?: boolean;
  readonly onChange: (value: string) => void;
}

/** The browser's own field of a colour, which every document can hold. */
export function ColorField({ label, value, isDisabled = false, onChange }: ColorFieldProps) {
  const id = useId();
  const { token } = theme.useToken();
  return (
    <Row gap={8} justify="between">
      <Muted as="label" size={12} htmlFor={id}>
        {label}
      </Muted>
      <input
        id={id}
        type="color"
        style={{ height: token.controlHeightSM }}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
      />
    </Row>
  );
}
