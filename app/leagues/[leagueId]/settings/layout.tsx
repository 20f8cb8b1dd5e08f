import { ClientWords } from '@/app/ui/client-words';

export default function SettingsLayout({ children }: { children: React.ReactNode }) {
  return <ClientWords areas={['copy', 'leagues', 'roles', 'roster']}>{children}</ClientWords>;
}
