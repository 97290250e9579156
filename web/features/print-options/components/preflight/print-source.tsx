import { Button } from 'antd';
import { AS_IMPORTED } from '#contracts/rules/print/preflight/source-facts.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { send } from '#web/kit/ask/send.ts';
import { Problem } from '#web/kit/form/problem.tsx';
import type { Outcome } from '#web/lib/call/outcome.ts';

/** 按原文件印刷: the pages as they came out of the file are the draft again; what was edited stays as a version. */
export function PrintSource({ publicationID: opusID }: { readonly publicationID: string }) {
  const restoring = useAct(
    { operation: 'OpusServiceMag.restoreVersion', call: restoreSource },
    { doneText: '已换回导入时的页面，编辑过的内容留作历史版本' },
  );
  return (
    <>
      <Button
        className="s-thumb"
        size="small"
        loading={restoring.isBusy}
        onClick={() => void restoring.run({ opusID })}
      >
        按原文件印刷
      </Button>
      <Problem text={restoring.problem} />
    </>
  );
}

async function restoreSource({ opusID }: { readonly opusID: string }): Promise<Outcome<unknown>> {
  const versions = await send('OpusServiceMag.getVersions', { opusID });
  if (!versions.ok) return versions;
  const draft = await send('OpusServiceMag.getDraft', { opusID });
  if (!draft.ok) return draft;
  const seq = versions.value.list.find(({ note }) => note === AS_IMPORTED)?.seq ?? 0;
  const revision = String(draft.value.revision);
  return send('OpusServiceMag.restoreVersion', { opusID, seq: String(seq), revision });
}
