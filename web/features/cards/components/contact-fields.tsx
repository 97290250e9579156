import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { Button, Input } from 'antd';
import { CARD_LIMITS, type LabelledField } from '#contracts/rules/cards/card-content.ts';
import { phoneLabel } from '#contracts/rules/cards/phone-kind.ts';
import type { Keyed } from '../model/card-draft.ts';
import { FieldLine } from './field-line.tsx';
import styles from './fields.module.css';
import { PrivacySelect } from './privacy-select.tsx';
import { useLines } from './use-lines.ts';

interface ContactFieldsProps {
  readonly name: 'mobile' | 'email';
  readonly what: string;
  readonly fields: readonly Keyed<LabelledField>[];
  readonly problemOf: (field: string) => string;
  readonly onChange: (fields: readonly Keyed<LabelledField>[]) => void;
}

const TEXT_MOST = 80;

const idOf = (name: string, place: number) => `card-${name}-${place < 0 ? 'add' : place}`;

/** Several numbers or addresses (电话、邮箱), each with a label and a visibility. */
export function ContactFields({ name, what, fields, problemOf, onChange }: ContactFieldsProps) {
  const { add, change, remove } = useLines({ lines: fields, onChange, fieldAt: (at) => idOf(name, at) });
  const inputMode = name === 'mobile' ? 'tel' : 'email';
  return (
    <div className={styles.group}>
      {fields.map((one, at) => {
        const called = `${what} ${at + 1}`;
        return (
          <div key={one.key} className={styles.entry}>
            <FieldLine
              name={`${name}-${at}`}
              label={called}
              text={one.text}
              most={TEXT_MOST}
              inputMode={inputMode}
              problem={problemOf(`${name}-${at}`)}
              onChange={(text) => change(one, { text })}
              after={
                <>
                  <Input
                    className={styles.tag}
                    prefix="标签"
                    aria-label={`${called}的标签`}
                    value={one.label}
                    maxLength={CARD_LIMITS.label}
                    placeholder={name === 'mobile' ? phoneLabel(one.text) : what}
                    autoComplete="off"
                    onChange={({ target }) => change(one, { label: target.value })}
                  />
                  <PrivacySelect
                    of={called}
                    privacy={one.privacy}
                    onChange={(privacy) => change(one, { privacy })}
                  />
                  <Button
                    type="text"
                    icon={<DeleteOutlined aria-hidden="true" />}
                    aria-label={`移除${called}`}
                    onClick={() => remove(one)}
                  />
                </>
              }
            />
          </div>
        );
      })}
      {fields.length < CARD_LIMITS.contacts ? (
        <Button
          className={styles.add}
          icon={<PlusOutlined aria-hidden="true" />}
          id={idOf(name, -1)}
          onClick={() => add({ label: '', text: '', privacy: 'open' })}
        >
          添加{what}
        </Button>
      ) : null}
    </div>
  );
}
