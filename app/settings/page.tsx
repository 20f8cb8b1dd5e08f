import { titled } from '@/app/page-of';
import { ClientWords } from '@/app/ui/client-words';
import { LanguageChoice } from '@/app/ui/language-choice';
import { inColumns, PaperPage } from '@/app/ui/paper-page';
import { phoneOfRequest } from '@/lib/server/transports/phone';
import { getWords } from '@/lib/server/transports/words';
import { PhoneForm } from './phone-form';

export const generateMetadata = titled((t) => t('phone.title'));

export default async function SettingsPage() {
  const { t } = await getWords();
  return (
    <PaperPage title={t('phone.title')} back="/" backLabel={t('phone.back')} wide>
      <p className="-mt-3 text-ink-dim">{t('phone.about')}</p>
      <ClientWords areas={['phone']}>
        <div className={inColumns}>
          <LanguageChoice />
          <PhoneForm initial={await phoneOfRequest()} />
        </div>
      </ClientWords>
    </PaperPage>
  );
}
