'use client';
/** What is set on this phone, without network: all but the language, whose texts the server has. */
import { useEffect, useState } from 'react';
import { inColumns, PaperPage } from '@/app/ui/paper-page';
import { phoneSettings } from '@/lib/browser/settings';
import { useWords } from '@/lib/i18n/use-words';
import { PhoneForm } from '../settings/phone-form';
import { NoNetwork } from './no-network';

export default function ShellSettings() {
  const { t } = useWords();
  const [initial] = useState(phoneSettings);
  useEffect(() => {
    document.title = `${t('phone.title')} · Schiefer`;
  }, [t]);
  return (
    <PaperPage title={t('phone.title')} back="/" backLabel={t('phone.back')} wide>
      <NoNetwork tone="paper" />
      <p className="text-ink-dim">{t('phone.about')}</p>
      <div className={inColumns}>
        <PhoneForm initial={initial} />
      </div>
      <p className="text-ink-dim">{t('offline.shell.language')}</p>
    </PaperPage>
  );
}
