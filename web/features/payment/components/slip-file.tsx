import { Button } from 'antd';
import { useId, useRef, useState } from 'react';
import { kindsInWords } from '#contracts/rules/files/file-kinds.ts';
import { sizeInWords } from '#contracts/rules/files/storage.ts';
import { SLIP_KINDS, SLIP_MOST_BYTES } from '#contracts/rules/payment/slip.ts';
import { Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { chosenFileFlaw } from '#web/lib/files/chosen-file-flaw.ts';
import styles from './transfer-panel.module.css';

interface SlipFileProps {
  /** Where the one that was sent before is seen; empty where none was. */
  readonly path: string;
  readonly file: File | null;
  readonly onChoose: (file: File | null) => void;
}

const ACCEPTED = 'application/pdf,image/jpeg,image/png,image/webp';

/** The slip of the bank (转账回单): chosen here, and sent with what is said of the transfer. */
export function SlipFile({ path, file, onChoose }: SlipFileProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState('');

  async function choose(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    const flaw = await chosenFileFlaw(chosen, { kinds: SLIP_KINDS, mostBytes: SLIP_MOST_BYTES });
    setProblem(flaw === '' ? '' : `“${chosen.name}”${flaw}`);
    if (flaw === '') onChoose(chosen);
  }

  function remove(): void {
    onChoose(null);
    button.current?.focus();
  }

  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <span id={id}>转账回单（选填）</span>
      <Row gap={4} gapX={12} wraps>
        <Button ref={button} onClick={() => field.current?.click()}>
          {file === null && !path ? '选择文件' : '换一个文件'}
        </Button>
        {file === null ? null : (
          <>
            <Text breaks>{file.name}</Text>
            <Button type="text" aria-label={`移除 ${file.name}`} onClick={remove}>
              移除
            </Button>
          </>
        )}
        {file === null && path ? <SlipLink path={path} /> : null}
      </Row>
      <input
        ref={field}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label="选择转账回单"
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          // The same file may be chosen again after it was taken away.
          target.value = '';
        }}
      />
      <span className={styles.note}>
        {kindsInWords(SLIP_KINDS)}，最大 {sizeInWords(SLIP_MOST_BYTES)}；只有您和客服能看到。
      </span>
      <Text as="p" tone="seal" size="12-18" role="alert">
        {problem}
      </Text>
    </Stack>
  );
}

/** The slip that was sent (已上传的回单). */
export function SlipLink({ path }: { readonly path: string }) {
  return (
    <a href={path} target="_blank" rel="noreferrer">
      查看回单
    </a>
  );
}
