import { applyPhone } from '@/lib/browser/settings';
import { refreshShell } from '@/lib/browser/worker';
import type { PhoneSettings } from '@/lib/phone/settings';

/** Puts the settings into force on this phone, and has the server keep them there for longer. */
export function keepPhone(settings: PhoneSettings): void {
  applyPhone(settings);
  // Without the network what the phone itself has kept will do.
  import('./actions')
    .then(({ choosePhone }) => choosePhone(settings))
    .then(refreshShell)
    .catch(() => {});
}
