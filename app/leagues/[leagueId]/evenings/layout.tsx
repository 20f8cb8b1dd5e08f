import { ClientWords } from '@/app/ui/client-words';

export default function EveningsLayout({ children }: { children: React.ReactNode }) {
  return <ClientWords areas={['evenings', 'variants']}>{children}</ClientWords>;
}
