export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

interface Wall {
  readonly pattern: RegExp;
  /** Where the wall stands. */
  readonly within: RegExp;
  /** Who may pass. */
  readonly except: RegExp;
  readonly say: string;
}

const TEST = /\.(test|spec)\.tsx?$|\/testing(\.ts$|\/)|^web\/e2e\//;

const WALLS: readonly Wall[] = [
  {
    pattern: /\bprocess\.env\b/,
    within: /./,
    except: /^server\/(env|main)\.ts$|^(scripts|package)\//,
    say: 'process.env is read in server/env.ts only: add the setting there and pass it on',
  },
  {
    pattern: /(?<![.\w'"`-])fetch\(/,
    within: /./,
    // The control plane is no part of the product, so its client stays out of the product's layer and its bundle.
    except: /^web\/lib\/|^web\/tools\/control-client\.ts$|^(scripts|package)\/|\.d\.ts$/,
    say: 'calls go through web/lib: ask the operation or do it with web/kit',
  },
  {
    pattern: /\bDate\.now\(\)|\bnew Date\(\)|\bMath\.random\(/,
    within: /^(server\/services|db|contracts\/rules)\//,
    except: /^$/,
    say: 'time and chance come in from outside: take them from the context or as a parameter',
  },
  {
    pattern: /#[0-9a-fA-F]{6}\b/,
    within: /^web\/(app|features|components)\/.*\.tsx?$/,
    except: /^web\/app\/theme\//,
    say: 'colours live in web/app/theme only: use a CSS variable',
  },
  {
    pattern: /\bnew Set<(\(\) => void|Listener)>/,
    within: /^web\//,
    except: /^web\/lib\/(store|session\/member-scope)\.ts$/,
    say: 'what is listened to is a store: make it with createStore of web/lib/store.ts',
  },
  {
    pattern: /\buseMutation\b|\bmutationFn\b/,
    within: /^web\//,
    except: /^$/,
    say: 'a write is an act: useAct of web/kit',
  },
];

/** One sentence for each place where a wall is broken. Comments do not count, tests are free. */
export function brokenWalls(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !TEST.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n').map((line) => (/^\s*(\/\/|\*|\/\*)/.test(line) ? '' : line));
      return WALLS.filter(({ within, except }) => within.test(path) && !except.test(path)).flatMap(
        ({ pattern, say }) =>
          lines.flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${say}`] : [])),
      );
    });
}
