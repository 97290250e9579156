import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OpusListScreen } from '#web/features/publications/screens/opus-list-screen.tsx';
import { PRINT_UPLOAD } from '#web/lib/files/print-upload.ts';

const PrintUpload = lazy(async () => ({
  default: (await import('#web/features/imports/components/print-upload.tsx')).PrintUpload,
}));

/** The lists of works, with the place to bring files for printing over them (上传印刷文件). */
export function OpusListRoute() {
  const [search, setSearch] = useSearchParams();

  function close(): void {
    const left = new URLSearchParams(search);
    left.delete(PRINT_UPLOAD);
    setSearch(left, { replace: true });
  }

  return (
    <>
      <OpusListScreen />
      {search.has(PRINT_UPLOAD) ? (
        <Suspense>
          <PrintUpload onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
