import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import UnorderedListOutlined from '@ant-design/icons/es/icons/UnorderedListOutlined';
import type { ReactNode } from 'react';
import { KEYWORD_LONGEST } from '#contracts/rules/pages/search-pages.ts';
import { PUBLICATION_STATUSES, STATUS_NAMES } from '#contracts/rules/publications/publication-states.ts';
import { ActionMenu } from '#web/components/action-menu.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { SORT_NAMES, WORK_SORTS, type WorkView } from '#web/features/publications/model/work-question.ts';
import { Row } from '#web/kit/layout/shapes.ts';
import type { WorkAddress } from '../use-work-address.ts';
import styles from './works-toolbar.module.css';

const STATUSES = [
  { key: 'all', label: '全部状态' },
  ...PUBLICATION_STATUSES.map((key) => ({ key, label: STATUS_NAMES[key] })),
] as const;
const SORTS = WORK_SORTS.map((key) => ({ key, label: SORT_NAMES[key] }));
const VIEWS: { value: WorkView; icon: ReactNode; title: string }[] = [
  { value: 'grid', icon: <AppstoreOutlined aria-label="封面" />, title: '看封面' },
  { value: 'list', icon: <UnorderedListOutlined aria-label="列表" />, title: '看列表' },
];

interface WorksToolbarProps {
  readonly address: WorkAddress;
  /** Placed before the search: the folders, on narrow windows. */
  readonly children: ReactNode;
}

/** Search, filters, order and layout (筛选与排列). */
export function WorksToolbar({ address, children }: WorksToolbarProps) {
  const { at, go, replace } = address;
  const status = STATUSES.find(({ key }) => key === at.status) ?? STATUSES[0];
  return (
    <Row gap={8} gapX={16} justify="between" wraps>
      <Row gap={8} align="stretch" shrinks className={styles.search}>
        {children}
        <SearchField
          keyword={at.keyword}
          label="搜索作品"
          placeholder="名称、作者或标签"
          max={KEYWORD_LONGEST}
          onSearch={(keyword) => go({ keyword })}
        />
      </Row>
      <Row gap={8} className={styles.choices}>
        <ActionMenu
          title="作品状态"
          label={`状态：${status.label}`}
          opener={<Opened text={status.label} />}
          items={STATUSES}
          chosen={status.key}
          onChoose={(key) => go({ status: key === 'all' ? '' : key })}
        />
        <ActionMenu
          title="排序"
          label={`排序：${SORT_NAMES[at.sort]}`}
          opener={<Opened text={SORT_NAMES[at.sort]} />}
          items={SORTS}
          chosen={at.sort}
          onChoose={(sort) => go({ sort })}
        />
        <Segmented
          className={styles.view}
          aria-label="排列"
          options={VIEWS}
          value={at.view}
          onChange={(view) => replace({ view })}
        />
      </Row>
    </Row>
  );
}

function Opened({ text }: { text: string }) {
  return (
    <>
      {text}
      <DownOutlined className={styles.arrow} aria-hidden="true" />
    </>
  );
}
