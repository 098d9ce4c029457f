/** A page behind the settings, for those who may see it. */
import type { ReactNode } from 'react';
import { AppLink } from './app-link.js';
import { Page } from './page.js';
import { Card } from './ui/card.js';
import { Empty } from './ui/states.js';

interface SettingsSubpageProps {
  title: string;
  lead: string;
  /** Words of the way back. */
  back: string;
  /** Undefined where this person may see it; else what says that they may not. */
  refused: string | undefined;
  children: ReactNode;
}

export function SettingsSubpage({ title, lead, back, refused, children }: SettingsSubpageProps) {
  return (
    <Page
      title={title}
      lead={lead}
      back={
        <AppLink href="/settings" className="text-accent hover:underline">
          ← {back}
        </AppLink>
      }
    >
      {refused === undefined ? (
        children
      ) : (
        <Card>
          <Empty title={refused} />
        </Card>
      )}
    </Page>
  );
}
