import { ClientWords } from '@/app/ui/client-words';

export default function PlayersLayout({ children }: { children: React.ReactNode }) {
  return <ClientWords areas={['players', 'cards']}>{children}</ClientWords>;
}
