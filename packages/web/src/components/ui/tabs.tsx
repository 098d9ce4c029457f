/** Tabs: arrow keys move, the panel follows. */
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { value: Value; label: string; count?: number | undefined }[];
  children: ReactNode;
}

export function Tabs<Value extends string>({ label, value, onChange, tabs, children }: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line print:hidden">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px flex h-10 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-3 text-soft hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-ink data-[state=active]:font-[550] data-[state=active]:text-ink"
          >
            {tab.label}
            {tab.count !== undefined && <span className="num text-sm font-normal text-faint">{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

interface TabPanelProps {
  value: string;
  children: ReactNode;
  /** What is typed in it stays while another is shown. */
  kept?: boolean;
}

export function TabPanel({ value, children, kept }: TabPanelProps) {
  return (
    <Radix.Content
      value={value}
      {...(kept && { forceMount: true })}
      className="flex flex-col gap-5 pt-5 data-[state=inactive]:hidden"
    >
      {children}
    </Radix.Content>
  );
}
