const PATHS = {
  outline: 'M4 6h16M4 12h16M4 18h10',
  thumbnails: 'M4 4h6v7H4zM14 4h6v7h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  search: 'M11 5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM20 20l-4.7-4.7',
  text: 'M5 6h14M5 10h14M5 14h14M5 18h8',
  settings: 'M4 8h9m4 0h3M4 16h3m4 0h9M15 5.5v5M9 13.5v5',
  share: 'M12 15V4M8 7.5 12 4l4 3.5M5 12v8h14v-8',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  small: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  previous: 'm15 5-7 7 7 7',
  next: 'm9 5 7 7-7 7',
  close: 'm6 6 12 12M18 6 6 18',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
