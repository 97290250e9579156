import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { Button } from 'antd';
import { CARD_LIMITS, type CardSection } from '#contracts/rules/cards/card-content.ts';
import { WordsField } from '#web/kit/form/words-field.tsx';
import { Stack } from '#web/kit/layout/shapes.ts';
import type { Keyed } from '../model/card-draft.ts';
import { FieldLine } from './field-line.tsx';
import styles from './fields.module.css';
import { PrivacySelect } from './privacy-select.tsx';
import { useLines } from './use-lines.ts';

interface SectionFieldsProps {
  readonly sections: readonly Keyed<CardSection>[];
  readonly problemOf: (field: string) => string;
  readonly onChange: (sections: readonly Keyed<CardSection>[]) => void;
}

const idOf = (place: number) => `card-section-${place < 0 ? 'add' : place}`;

/** Sections of free text (自定义栏目). */
export function SectionFields({ sections, problemOf, onChange }: SectionFieldsProps) {
  const { add, change, remove } = useLines({ lines: sections, onChange, fieldAt: idOf });
  return (
    <div className={styles.group}>
      {sections.map((section, at) => {
        const called = `栏目 ${at + 1}`;
        return (
          <Stack
            gap={12}
            padY={16}
            padX={16}
            ground="paper"
            radius="control"
            key={section.key}
            className={styles.part}
          >
            <FieldLine
              name={`section-${at}`}
              label={`${called} 标题`}
              text={section.title}
              most={CARD_LIMITS.sectionTitle}
              problem={problemOf(`section-${at}`)}
              onChange={(title) => change(section, { title })}
              after={
                <>
                  <PrivacySelect
                    of={called}
                    privacy={section.privacy}
                    onChange={(privacy) => change(section, { privacy })}
                  />
                  <Button
                    type="text"
                    icon={<DeleteOutlined aria-hidden="true" />}
                    aria-label={`移除${called}`}
                    onClick={() => remove(section)}
                  />
                </>
              }
            />
            <WordsField
              label={`${called} 内容`}
              field={{ value: section.text, change: (text) => change(section, { text }) }}
              maxLength={CARD_LIMITS.sectionText}
              autoSize={{ minRows: 3, maxRows: 10 }}
            />
          </Stack>
        );
      })}
      {sections.length < CARD_LIMITS.sections ? (
        <Button
          className={styles.add}
          icon={<PlusOutlined aria-hidden="true" />}
          id={idOf(-1)}
          onClick={() => add({ title: '', text: '', privacy: 'open' })}
        >
          添加栏目
        </Button>
      ) : null}
    </div>
  );
}
