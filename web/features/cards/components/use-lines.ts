import { useEffect, useState } from 'react';
import { type Keyed, keyed } from '../model/card-draft.ts';

interface LinesProps<Line> {
  readonly lines: readonly Keyed<Line>[];
  readonly onChange: (lines: readonly Keyed<Line>[]) => void;
  /** What the field of a line is called in the page; behind the last one stands the way to another one. */
  readonly fieldAt: (place: number) => string;
}

/** Lines that come and go (电话、邮箱、栏目). Whoever adds one writes into it next; whoever removes one stays where it was. */
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
