import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { Button, Input } from 'antd';
import { CARD_LIMITS, type CardSection } from '#contracts/rules/cards/card-content.ts';
import { replacedAt, withoutAt } from '../model/card-draft.ts';
import { FieldLine } from './field-line.tsx';
import styles from './fields.module.css';
import { PrivacySelect } from './privacy-select.tsx';

interface SectionFieldsProps {
  readonly sections: readonly CardSection[];
  readonly problemOf: (field: string) => string;
  readonly onChange: (sections: readonly CardSection[]) => void;
}

/** Parts of free words (自定义栏目). */
export function SectionFields({ sections, problemOf, onChange }: SectionFieldsProps) {
  return (
    <div className={styles.group}>
      {sections.map((section, at) => {
        const change = (how: Partial<CardSection>) =>
          onChange(replacedAt(sections, at, { ...section, ...how }));
        const called = `栏目 ${at + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections have no names of their own
          <div key={at} className={styles.part}>
            <FieldLine
              field={`section-${at}`}
              label={`${called} 标题`}
              text={section.title}
              most={CARD_LIMITS.sectionTitle}
              problem={problemOf(`section-${at}`)}
              onChange={(title) => change({ title })}
              beside={
                <>
                  <PrivacySelect
                    of={called}
                    privacy={section.privacy}
                    onChange={(privacy) => change({ privacy })}
                  />
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={`移除${called}`}
                    onClick={() => onChange(withoutAt(sections, at))}
                  />
                </>
              }
            />
            <div className={styles.field}>
              <label className={styles.label} htmlFor={`card-section-${at}-text`}>
                {called} 内容
              </label>
              <Input.TextArea
                id={`card-section-${at}-text`}
                value={section.text}
                maxLength={CARD_LIMITS.sectionText}
                showCount
                autoSize={{ minRows: 3, maxRows: 10 }}
                onChange={({ target }) => change({ text: target.value })}
              />
            </div>
          </div>
        );
      })}
      {sections.length < CARD_LIMITS.sections ? (
        <Button
          className={styles.add}
          icon={<PlusOutlined />}
          onClick={() => onChange([...sections, { title: '', text: '', privacy: 'open' }])}
        >
          添加栏目
        </Button>
      ) : null}
    </div>
  );
}
