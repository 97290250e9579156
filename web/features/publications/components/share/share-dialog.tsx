import { Modal } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { readersOf } from '#web/features/publications/model/readers-words.ts';
import type { Work } from '#web/features/publications/model/work.ts';
import { Stack, Text } from '#web/kit/layout/shapes.ts';
import { copyText } from '#web/lib/document/copy-text.ts';
import { focusDialog } from '#web/lib/document/focus-dialog.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { PATHS, readingPath } from '#web/lib/paths.ts';
import { SharePlate } from './share-plate.tsx';

/** Within a line of words, its colour alone does not tell a link. */
const UNDERLINED = { textDecoration: 'underline' } as const;

interface ShareDialogProps {
  readonly work: Work;
  /** What came before, said on top. */
  readonly lead?: string;
  /** The link goes into the clipboard at once. */
  readonly isCopying?: boolean;
  readonly onClose: () => void;
}

/** A work on its way to its readers (分享): link, code and poster. */
export function ShareDialog({ work, lead, isCopying = false, onClose }: ShareDialogProps) {
  const link = location.origin + readingPath(work.code);
  const [isCopied, setIsCopied] = useState(false);
  useFocusReturn();

  useEffect(() => {
    if (isCopying) void copyText(link).then(setIsCopied);
  }, [isCopying, link]);

  return (
    <Modal
      open
      centered
      width={680}
      title={`分享《${work.name}》`}
      footer={null}
      onCancel={onClose}
      afterOpenChange={focusDialog}
    >
      <Stack gap={16} padY={8}>
        {lead === undefined ? null : (
          <Text as="p" role="status" weight={600}>
            {lead}
            {isCopied ? '，链接已复制' : ''}
          </Text>
        )}
        <SharePlate
          work={work}
          link={link}
          readers={
            <>
              {readersOf(work.status, work.mode)}{' '}
              <Link style={UNDERLINED} to={PATHS.opusShareEdit.getHref(work.ID)} onClick={onClose}>
                密码、专属链接和更多
              </Link>
            </>
          }
        />
      </Stack>
    </Modal>
  );
}
