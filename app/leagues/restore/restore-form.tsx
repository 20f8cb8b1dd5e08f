'use client';
import { UploadForm } from '@/app/ui/upload-form';
import { useWords } from '@/lib/i18n/use-words';

/** Sends a backup. */
export function RestoreForm() {
  const { t } = useWords();
  return (
    <UploadForm
      kind="restore"
      label={t('files.restoring.file')}
      hint={t('files.restoring.hint')}
      accept=".zip"
      missing={t('files.restoring.missing')}
      verb={t('files.restoring.key')}
      to="/api/leagues/restore"
      query={() => ({})}
    />
  );
}
