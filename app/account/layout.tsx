import { ClientWords } from '@/app/ui/client-words';

export default function AccountLayout({ children }: { children: React.ReactNode }) {
  return <ClientWords areas={['account', 'sign-in', 'tokens']}>{children}</ClientWords>;
}
