/** A screen that throws leaves the rest of the page standing, and offers to reload. */
import { Component, useEffect, useState, type ReactNode } from 'react';
import { Button } from '../components/ui/button.js';
import { useTexts } from '../i18n/language.js';
import { common } from '../i18n/texts/common.js';

export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <ScreenFailed /> : this.props.children;
  }
}

function ScreenFailed() {
  const t = useTexts(common);
  // A screen that was not loaded yet cannot be without a network: that is no fault of the screen.
  const [isOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!isOffline) return;
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isOffline]);
  return (
    <div role="alert" className="flex flex-col items-center gap-2 px-6 py-24 text-center">
      <h1 className="font-serif text-2xl font-semibold">{t(isOffline ? 'offline' : 'screenFailed')}</h1>
      <p className="text-soft">{t(isOffline ? 'offlineText' : 'screenFailedText')}</p>
      <Button className="mt-3" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </div>
  );
}
