import { ClientWords } from '@/app/ui/client-words';

export default function PlayerLayout({ children }: { children: React.ReactNode }) {
  return <ClientWords areas={['copy', 'roster', 'roles', 'leagues']}>{children}</ClientWords>;
}
