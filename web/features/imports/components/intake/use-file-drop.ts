import { useEffect, useEffectEvent, useState } from 'react';

function carriesFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;
}

/**
 * Files that are dropped anywhere on the screen, or pasted, are taken. True while files hang over it: then a miss of the
 * place would make the browser leave the page for the file.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);

  const take = useEffectEvent((list: FileList | undefined) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(files);
    return files.length > 0;
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener(
      'dragover',
      (event) => {
        if (!carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        setIsOver(true);
      },
      { signal },
    );
    addEventListener(
      'dragleave',
      (event) => {
        // Between two elements of the page something is entered; only at its edge nothing is.
        if (event.relatedTarget === null) setIsOver(false);
      },
      { signal },
    );
    addEventListener(
      'drop',
      (event) => {
        if (!carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer?.files);
      },
      { signal },
    );
    addEventListener(
      'paste',
      (event) => {
        if (isTyping(event.target)) return;
        if (take(event.clipboardData?.files)) event.preventDefault();
      },
      { signal },
    );
    return () => listening.abort();
  }, []);

  return isOver;
}
