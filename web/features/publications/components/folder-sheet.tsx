import FolderOutlined from '@ant-design/icons/es/icons/FolderOutlined';
import { Button, Drawer } from 'antd';
import { type ComponentProps, useState } from 'react';
import { NO_FOLDER } from '../model/work-question.ts';
import { FolderList } from './folder-list.tsx';
import styles from './folder-sheet.module.css';

type FolderSheetProps = Omit<ComponentProps<typeof FolderList>, 'onGo'>;

/** The folders on narrow windows: a button with the current one, and a sheet. */
export function FolderSheet(props: FolderSheetProps) {
  const { places, folder, onMake, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const named = places?.folders.find(({ ID }) => ID === folder)?.name;
  const here = folder === NO_FOLDER ? '未放入文件夹' : (named ?? '所有位置');
  return (
    <div className={styles.place}>
      <Button
        icon={<FolderOutlined aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <span className="only-read">文件夹：</span>
        <span className={styles.here}>{here}</span>
      </Button>
      <Drawer open={isOpen} placement="bottom" size="auto" title="文件夹" onClose={close}>
        <FolderList
          {...props}
          onGo={close}
          onMake={() => {
            close();
            onMake();
          }}
          onChange={(move, changed) => {
            close();
            onChange(move, changed);
          }}
        />
      </Drawer>
    </div>
  );
}
