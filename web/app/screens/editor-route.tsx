import { EditorScreen } from '#web/features/editor/screens/editor-screen.tsx';
import { PATHS } from '#web/lib/paths.ts';

/** 在线编辑, for works of any kind. */
export function EditorRoute() {
  return <EditorScreen feditorType={PATHS.opusListEdit.editorType} />;
}

/** 日历编辑, the same editor for calendars. */
export function CalendarRoute() {
  return <EditorScreen feditorType={PATHS.opusDocCalendar.editorType} />;
}
