import { ClientWords } from '@/app/ui/client-words';

export default function CalendarLayout({ children }: { children: React.ReactNode }) {
  return <ClientWords areas={['calendar', 'copy', 'evenings']}>{children}</ClientWords>;
}
