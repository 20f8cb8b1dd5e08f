import { ClientWords } from '@/app/ui/client-words';

export default function PlayersLayout({ children }: { children: React.ReactNode }) {
  return <ClientWords areas={['roster']}>{children}</ClientWords>;
}
