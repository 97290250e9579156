import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import LayoutOutlined from '@ant-design/icons/es/icons/LayoutOutlined';
import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import type { ComponentType } from 'react';
import { Sheet } from '#web/components/sheet.tsx';
import { Muted, Stack, Text } from '#web/kit/layout/shapes.ts';
import styles from './locked-ways.module.css';
import { WAYS } from './ways.ts';

const ICONS: Readonly<Record<(typeof WAYS)[number]['key'], ComponentType>> = {
  upload: UploadOutlined,
  template: LayoutOutlined,
  blank: FileTextOutlined,
};

/** The three ways to start, while they are locked. */
export function LockedWays({ onUpgrade }: { readonly onUpgrade: () => void }) {
  return (
    <Sheet title="开通以后，从这里开始">
      <Stack as="ul" gap={16} columns="three" className={styles.ways}>
        {WAYS.map(({ key, name, words }) => {
          const Icon = ICONS[key];
          return (
            <li key={key}>
              <Stack
                as="button"
                type="button"
                columns="lead"
                bare
                content="start"
                radius="control"
                gapX={16}
                className={styles.way}
                onClick={onUpgrade}
              >
                <Stack
                  as="span"
                  align="center"
                  items="center"
                  tone="ink"
                  ground="ink-soft"
                  className={styles.icon}
                  aria-hidden="true"
                >
                  <Icon />
                </Stack>
                <Text weight={600}>
                  {name}
                  <LockOutlined className={styles.lock} aria-hidden="true" />
                  <span className="only-read">，需要开通会员</span>
                </Text>
                <Muted size="12-20">{words}</Muted>
              </Stack>
            </li>
          );
        })}
      </Stack>
    </Sheet>
  );
}
