import { levelsOf } from '#contracts/rules/account/membership.ts';
import { MakeEbookScreen } from '#web/features/imports/screens/make-ebook-screen.tsx';
import { PublishButton } from '#web/features/publications/components/publish-button.tsx';
import { noteLock } from '#web/features/upgrade/api.ts';
import { PATHS } from '#web/lib/paths.ts';
import { showRefusal } from './overlays.ts';

/** 制作电子书, with the publishing of what a file became in it. */
export function MakeEbookRoute() {
  return (
    <MakeEbookScreen
      renderPublish={({ opusID }) => <PublishButton opusID={opusID} />}
      onUpgrade={() => {
        void noteLock(PATHS.makeEbook.area);
        showRefusal(levelsOf(PATHS.makeEbook.area));
      }}
    />
  );
}
