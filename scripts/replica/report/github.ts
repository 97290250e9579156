import { fileAndLine } from './reported.ts';

/** A workflow command of GitHub: the runner shows it at the run, and at the line where a place such as a.yaml:5 is given. */
export function annotation(
  level: 'error' | 'warning' | 'notice',
  title: string,
  message: string,
  place = '',
): string {
  const { file, line } = fileAndLine(place);
  const properties = [
    ...(file === '' ? [] : [`file=${escapeProperty(file)}`]),
    ...(line === null ? [] : [`line=${line}`]),
    `title=${escapeProperty(title)}`,
  ];
  return `::${level} ${properties.join(',')}::${escapeData(message)}`;
}

/** What could end the command early is escaped. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
