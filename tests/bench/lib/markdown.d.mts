export function markdown(table: {
  title: string;
  head: readonly string[];
  rows: readonly (readonly unknown[])[];
}): string;
export function quantile(numbers: readonly number[], share: number): number;
export function ms(value: number): string;
export function kB(bytes: number): string;
export function whole(value: number): string;
