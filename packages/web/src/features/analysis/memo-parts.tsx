/** The parts of the memo in an investor's order, as its files draw them, and the deck slide by slide; loaded beside the report, after its verdict stands. */
import type { Memo, MemoCell, MemoPart } from '@vc-analyst/core/model';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Panel } from '../../components/ui/card.js';
import { SideScroll } from '../../components/ui/side-scroll.js';
import { useTexts } from '../../i18n/language.js';
import { memoTexts } from '../../i18n/texts/memo.js';
import { cx } from '../../lib/cx.js';
import { MemoText } from './memo-text.js';

export default function MemoParts({ memo }: { memo: Omit<Memo, 'email'> & Pick<Partial<Memo>, 'email'> }) {
  const t = useTexts(memoTexts);
  return (
    <>
      {memo.parts.map((part) => (
        <Part key={part.id} part={part} />
      ))}
      {memo.notStated && <p className="text-soft">{memo.notStated.text}</p>}
      <Panel title={t('view')}>
        <p className="text-sm text-faint print:invisible">{t('viewHint')}</p>
      </Panel>
      {memo.email && <Email email={memo.email} />}
    </>
  );
}

/** The deck in its own words, behind everything that was judged. */
export function MemoPages({ pages }: { pages: MemoPart }) {
  return <Part part={pages} id="pages" />;
}

function Part({ part: { title, note, head, rows }, id }: { part: MemoPart; id?: string }) {
  return (
    <Panel {...(id ? { id } : {})} title={title} aside={note && <MemoText cell={note} />} flush>
      <SideScroll label={title}>
        <table className="w-full">
          {head && (
            <thead>
              <tr className="border-b border-line text-left text-xs text-faint">
                {head.map((cell, at) => (
                  <th key={at} className="px-3 py-2 font-[550] first:pl-4.5">
                    {cell.text}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody className="divide-y divide-line">
            {rows.map((cells, row) => (
              <tr key={row} className="align-top">
                {cells.map((cell, at) => (
                  <Cell key={at} cell={cell} isHead={at === 0 && cells.length > 1} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SideScroll>
    </Panel>
  );
}

function Cell({ cell, isHead }: { cell: MemoCell; isHead: boolean }) {
  const isQuote = cell.textMessage?.id === 'export.quoted';
  const content = <MemoText cell={cell} />;
  // A long word breaks only where nothing else gives way: no date is cut in two.
  const look = 'px-3 py-2 first:pl-4.5 break-words';
  if (isHead)
    return (
      <th scope="row" className={cx(look, 'w-[24%] min-w-28 text-left font-normal text-soft')}>
        {content}
      </th>
    );
  return <td className={cx(look, isQuote && 'font-serif italic')}>{content}</td>;
}

function Email({ email }: { email: NonNullable<Memo['email']> }) {
  const t = useTexts(memoTexts);
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(`${email.subject}\n\n${email.text}`).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Panel
      title={t('email')}
      aside={
        <Button size="sm" onClick={copy}>
          {copied ? t('copied') : t('copy')}
        </Button>
      }
    >
      <p className="font-[550]">{email.subject}</p>
      <p className="mt-2 max-w-[68ch] whitespace-pre-line">{email.text}</p>
    </Panel>
  );
}
