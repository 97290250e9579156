import { Button, type ButtonProps } from 'antd';
import { useRef } from 'react';

/** What the file picker offers; the real kind of a file is read from its bytes. */
const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp';

interface FileButtonProps
  extends Pick<ButtonProps, 'type' | 'size' | 'icon' | 'className' | 'loading' | 'block'> {
  readonly text: string;
  /** What the picker offers instead of everything that can be imported. */
  readonly accept?: string;
  /** Several at once. */
  readonly isMany: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that lets files be chosen (选择文件). */
export function FileButton({ text, accept = ACCEPTED, isMany, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMany}
        aria-label={text}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be chosen once more.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
