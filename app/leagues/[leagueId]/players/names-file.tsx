'use client';
/** The names of a list that lies in a file of a spreadsheet, put where they can be looked at. */
import { useState } from 'react';
import { FileField } from '@/app/ui/file-field';
import { gridFromFile } from '@/lib/files/read-sheet';
import { namesInGrid } from '@/lib/files/totals-sheet';
import { useWords } from '@/lib/i18n/use-words';

export function NamesFile({ onNames }: { onNames: (names: readonly string[]) => void }) {
  const { t } = useWords();
  const [name, setName] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const read = async (file: File) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const names = await gridFromFile(file.name, bytes).then(namesInGrid, () => []);
    setFault(names.length === 0 ? t('roster.add.fileEmpty') : undefined);
    if (names.length > 0) onNames(names);
  };
  return (
    <FileField
      label={t('roster.add.file')}
      fault={fault}
      accept=".xlsx,.ods,.csv,.txt"
      name={name}
      onFile={(file) => {
        setName(file?.name ?? null);
        if (file) read(file);
      }}
    />
  );
}
