import { ClientWords } from '@/app/ui/client-words';

export default function RecordLayout({ children }: { children: React.ReactNode }) {
  return <ClientWords areas={['record', 'board', 'phone', 'live']}>{children}</ClientWords>;
}
