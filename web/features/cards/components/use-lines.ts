import { useEffect, useState } from 'react';
import { type Keyed, keyed } from '../model/card-draft.ts';

interface LinesProps<Line> {
  readonly lines: readonly Keyed<Line>[];
  readonly onChange: (lines: readonly Keyed<Line>[]) => void;
  /** The element ID of the field of a line; after the last one, of the button that adds another. */
  readonly fieldAt: (place: number) => string;
}

/** Lines that are added and removed (电话、邮箱、栏目). The focus moves into a new line, and stays in place after a removal. */
export function useLines<Line>({ lines, onChange, fieldAt }: LinesProps<Line>) {
  const [next, setNext] = useState<number | null>(null);
  useEffect(() => {
    if (next === null) return;
    document.getElementById(fieldAt(next))?.focus();
    setNext(null);
  }, [next, fieldAt]);

  return {
    change(line: Keyed<Line>, how: Partial<Line>): void {
      onChange(lines.map((old) => (old.key === line.key ? { ...old, ...how } : old)));
    },
    remove({ key }: Keyed<Line>): void {
      const place = lines.findIndex((line) => line.key === key);
      onChange(lines.filter((line) => line.key !== key));
      setNext(Math.min(place, lines.length - 2));
    },
    add(line: Line): void {
      onChange([...lines, keyed(line)]);
      setNext(lines.length);
    },
  };
}
