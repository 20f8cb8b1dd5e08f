import { fileName } from '@/lib/files/names';

/** Keeps something that was made here as a file. */
export function download(file: Blob, parts: readonly string[], extension: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName(parts, extension);
  link.click();
  // A browser begins to read it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
