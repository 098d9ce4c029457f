/** Menus and popovers. Not modal: a modal one would inject a style tag that the page's policy refuses. */
import { Check } from 'lucide-react';
import { DropdownMenu, Popover as RadixPopover } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.js';

const SURFACE = 'z-50 rounded-lg border border-line bg-card shadow-raised animate-rise print:hidden';
const ITEM =
  'flex min-h-9 w-full cursor-pointer max-sm:min-h-10 items-center gap-2.5 rounded-md px-2.5 text-base text-ink outline-none data-[highlighted]:bg-sunk data-[disabled]:opacity-50';

interface MenuProps {
  /** One button; the menu gives it its role and state. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  /** As it is first drawn. */
  isOpen: boolean;
}

export function Menu({ trigger, children, align = 'end', isOpen }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={isOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cx(SURFACE, 'min-w-48 p-1.5')}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface MenuItemProps {
  children: ReactNode;
  icon?: ReactNode;
  onSelect?: () => void;
  /** The only child is a link. */
  asChild?: boolean;
  danger?: boolean;
  disabled?: boolean;
}

export function MenuItem({ children, icon, onSelect, asChild, danger, disabled }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      asChild={asChild ?? false}
      disabled={disabled ?? false}
      {...(onSelect && { onSelect })}
      className={cx(ITEM, danger && 'text-poor')}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </DropdownMenu.Item>
  );
}

interface MenuChoicesProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of several, the chosen one ticked. */
export function MenuChoices<Value extends string>({ label, value, options, onChange }: MenuChoicesProps<Value>) {
  return (
    <DropdownMenu.RadioGroup aria-label={label} value={value} onValueChange={(next) => onChange(next as Value)}>
      <DropdownMenu.Label className="px-2.5 pt-2 pb-1 text-xs font-medium text-faint">{label}</DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem key={option.value} value={option.value} className={ITEM}>
          {option.label}
          <DropdownMenu.ItemIndicator className="ml-auto">
            <Check size={16} aria-hidden />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1.5 h-px bg-line" />;
}

interface PopoverProps extends MenuProps {
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
}

export function Popover({
  trigger,
  children,
  align = 'end',
  label,
  open,
  onOpenChange,
  className,
  isOpen,
}: PopoverProps) {
  return (
    <RadixPopover.Root
      defaultOpen={isOpen}
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange })}
    >
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cx(SURFACE, 'max-h-[min(32rem,calc(100dvh-5rem))] overflow-y-auto', className)}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
