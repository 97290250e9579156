import { isSafeAddress } from './safe-address.ts';

/** A value from outside with its place, for naming it in a refusal. */
export class CheckedValue {
  readonly value: unknown;
  readonly at: string;
  readonly #problems: string[];

  constructor(value: unknown, at: string, problems: string[]) {
    this.value = value;
    this.at = at;
    this.#problems = problems;
  }

  /** The problems found; the first ones are enough to correct a document. */
  blame(problem: string): void {
    if (this.#problems.length < MOST_PROBLEMS) this.#problems.push(`${this.at || '文档'}：${problem}`);
  }

  get(name: string): CheckedValue {
    const place = this.at === '' ? name : `${this.at}.${name}`;
    return new CheckedValue(Object(this.value)[name], place, this.#problems);
  }

  /** A part that may be left out; null where it is. */
  maybe(name: string): CheckedValue | null {
    const part = this.get(name);
    return part.value === undefined ? null : part;
  }

  /** False, with a problem noted, unless it is an object with exactly these names. */
  isRecord(names: readonly string[]): boolean {
    const { value } = this;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.blame('应为对象');
      return false;
    }
    for (const name of Object.keys(value)) {
      if (!names.includes(name)) this.get(name).blame('没有这个属性');
    }
    return true;
  }

  list(most: number): CheckedValue[] {
    const { value } = this;
    if (!Array.isArray(value)) {
      this.blame('应为数组');
      return [];
    }
    if (value.length > most) {
      this.blame(`最多 ${most} 项，现有 ${value.length} 项`);
      return [];
    }
    return value.map((each, place) => new CheckedValue(each, `${this.at}[${place}]`, this.#problems));
  }

  number(least: number, most: number): void {
    const { value } = this;
    if (typeof value !== 'number' || !Number.isFinite(value)) this.blame('应为数字');
    else if (value < least || value > most) this.blame(`应在 ${least} 到 ${most} 之间，现为 ${value}`);
  }

  whole(least: number, most: number): void {
    if (Number.isInteger(this.value)) this.number(least, most);
    else this.blame('应为整数');
  }

  text(longest: number): void {
    const { value } = this;
    if (typeof value !== 'string') this.blame('应为文字');
    else if (value.length > longest) this.blame(`最多 ${longest} 个字，现有 ${value.length} 个`);
    else if (!isWellFormed(value)) this.blame('含有无法显示的字符');
  }

  within(known: ReadonlySet<unknown>, problem: string): void {
    if (!known.has(this.value)) this.blame(problem);
  }

  /** An id that none of the known ones has; it is known from now on. */
  newIn(known: Set<unknown>, pattern: RegExp): void {
    if (typeof this.value === 'string' && known.has(this.value)) this.blame('编号重复');
    else this.matches(pattern, '编号应为 8 个字母');
    known.add(this.value);
  }

  address(longest: number): void {
    this.text(longest);
    if (!isSafeAddress(String(this.value))) this.blame('只能链接到网页、邮箱或电话');
  }

  color(): void {
    this.matches(/^#[0-9a-f]{6}$/, '颜色应写作 #rrggbb');
  }

  matches(pattern: RegExp, problem: string): void {
    if (typeof this.value !== 'string' || !pattern.test(this.value)) this.blame(problem);
  }

  oneOf(choices: readonly unknown[]): boolean {
    if (choices.includes(this.value)) return true;
    this.blame(`应为 ${choices.join('、')} 之一`);
    return false;
  }
}

const MOST_PROBLEMS = 20;

/** Lone surrogates and control characters other than tab and line feed cannot be drawn. */
function isWellFormed(text: string): boolean {
  return !/[^\P{Cc}\t\n]|\p{Surrogate}/u.test(text);
}
