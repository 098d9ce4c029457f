/** `vc eval`: how right extraction is on labelled decks, field by field. */
import type { Evaluation } from '@vc-analyst/core';
import { renderMessage } from '@vc-analyst/core/i18n';
import type { MessageValue } from '@vc-analyst/core/model';
import { columns } from '../output/columns.js';
import { EXIT } from '../output/exit-codes.js';
import { spokenLanguage } from '../output/language.js';
import { printable } from '../output/printable.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { absolute, abortOnInterrupt, withWorkspace } from '../workspace/workspace-for.js';

/** Returns 1 when the micro F1 is below `--min`. */
export async function evaluateLabels(
  labels: string,
  { record, replay, ...flags }: GlobalFlags & { min?: number; json?: boolean; record?: string; replay?: string },
): Promise<number> {
  return withWorkspace(flags, async (workspace) => {
    const announced = new Set<string>();
    const announce = (id: string, values: Record<string, MessageValue>): void => {
      if (announced.has(id) || flags.quiet) return;
      announced.add(id);
      process.stderr.write(`${printable(renderMessage({ id: `run.${id}`, values }, spokenLanguage()))}\n`);
    };
    const evaluation = await workspace.evaluate(labels, {
      ...(record === undefined ? {} : { record: absolute(record) }),
      ...(replay === undefined ? {} : { replay: absolute(replay) }),
      signal: abortOnInterrupt(),
      onDeck: ({ id, done, total }) => {
        if (!flags.quiet) process.stderr.write(`[${done}/${total}] ${printable(id)}\n`);
      },
      onSending({ id, host, model, tokens, pictures }) {
        announce('sendingAll', { file: id, host, model, tokens });
        if (!pictures) return;
        announce('sendingPictures', { file: id, count: pictures.slides, size: Math.ceil(pictures.bytes / 1000) });
      },
    });
    process.stdout.write(
      flags.json
        ? `${JSON.stringify(evaluation, null, 2)}\n`
        : `${evaluationText(evaluation, Boolean(flags.verbose)).join('\n')}\n`,
    );
    const low = flags.min !== undefined && (evaluation.micro.f1 ?? 0) < flags.min;
    return low ? EXIT.belowThreshold : EXIT.done;
  });
}

function evaluationText(evaluation: Evaluation, verbose: boolean): string[] {
  const figure = (value: number | null) => (value === null ? '–' : value.toFixed(3));
  const row = (name: string, measures: Evaluation['micro']) => [
    name,
    figure(measures.precision),
    figure(measures.recall),
    figure(measures.f1),
    String(measures.right),
    String(measures.wrong),
    String(measures.missed),
  ];
  const { quotes } = evaluation;
  return [
    ...columns(
      [
        ['field', 'precision', 'recall', 'F1', 'right', 'wrong', 'missed'],
        ...Object.entries(evaluation.fields).map(([field, measures]) => row(field, measures)),
        row('all fields (micro)', evaluation.micro),
        ...Object.entries(evaluation.byLanguage).map(([language, measures]) => row(`language ${language}`, measures)),
        ...Object.entries(evaluation.byFormat).map(([format, measures]) => row(`format ${format}`, measures)),
      ],
      [1, 2, 3, 4, 5, 6],
    ),
    `sections, macro F1: ${figure(evaluation.sectionsMacroF1)}`,
    `scale errors: ${evaluation.scaleErrors}`,
    `quotes that stand on their slide: ${quotes.hold} of ${quotes.of}`,
    ...(evaluation.model ? modelText(evaluation.model) : []),
    ...evaluation.failed.map(({ id, error }) => `failed: ${printable(id)}: ${printable(error)}`),
    ...(verbose
      ? evaluation.differences.map(
          ({ id, field, expected, found }) => `${id} ${field}: expected ${expected ?? '–'}, found ${found ?? '–'}`,
        )
      : []),
  ].map(printable);
}

function modelText({
  name,
  host,
  requests,
  tokens,
  cost,
  answersKnown,
  decksWithFallback,
}: NonNullable<Evaluation['model']>): string[] {
  const figure = (value: number): string => value.toLocaleString('en');
  return [
    `model: ${name} at ${host}`,
    `requests: ${figure(requests)}, tokens sent: ${figure(tokens.input)}, answered: ${figure(tokens.output)}${cost ? `, cost: ${cost.amount.toFixed(4)} ${cost.currency}` : ''}`,
    `answers known before: ${figure(answersKnown)}`,
    `decks on which the rules stood in for the model: ${figure(decksWithFallback)}`,
  ];
}
