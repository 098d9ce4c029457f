/** A key of the keyboard. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-grid min-w-5.5 place-items-center rounded-sm border border-line-strong bg-sunk px-1.5 font-sans text-xs font-[550] text-soft">
      {children}
    </kbd>
  );
}
