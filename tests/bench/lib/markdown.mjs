/** A measurement as it is printed and kept: a title, the head, and rows of texts. */
export function markdown({ title, head, rows }) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [`### ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join(
    '\n',
  );
}

/** The value at this share of the numbers, in their order: 0.5 is the median. */
export function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const FINE = 10;
/** Milliseconds as they are printed: with a figure behind the point where they are few; a dash for none. */
export function ms(value) {
  if (!Number.isFinite(value)) return '–';
  const isShort = Math.abs(value) < FINE && !Number.isInteger(value);
  return `${isShort ? value.toFixed(1) : Math.round(value)} ms`;
}
/** Bytes as kB. */
export const kB = (bytes) => `${Math.round(bytes / 1000)} kB`;
/** A whole number, its thousands apart. */
export const whole = (value) => Math.round(value).toLocaleString('en');
