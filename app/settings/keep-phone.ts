import { applyPhone } from '@/lib/browser/settings';
import type { PhoneSettings } from '@/lib/phone/settings';

/** Puts the settings into force on this phone, and has the server keep them there for longer. */
export function keepPhone(settings: PhoneSettings): void {
  applyPhone(settings);
  // Without the network what the phone itself has kept will do.
  void keep(settings).catch(() => {});
}

/** Loaded with the first setting that is changed: every board has the settings, and few change one. */
async function keep(settings: PhoneSettings): Promise<void> {
  const [{ choosePhone }, { refreshShell }] = await Promise.all([
    import('./actions'),
    import('@/lib/browser/worker'),
  ]);
  await choosePhone(settings);
  await refreshShell();
}
