import { ClientWords } from '@/app/ui/client-words';

export default function AccountLayout({ children }: { children: React.ReactNode }) {
  return <ClientWords areas={['account', 'copy', 'sign-in', 'tokens']}>{children}</ClientWords>;
}
