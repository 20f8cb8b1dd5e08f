import { UploadForm } from '@/app/ui/upload-form';

/** Sends a backup. */
export const RestoreForm = () => (
  <UploadForm
    label="Backup"
    hint="The ZIP file that an owner downloaded from the league’s files. 100 MB at the most."
    accept=".zip"
    missing="Choose a backup first."
    verb="Restore"
    to="/api/leagues/restore"
  />
);
