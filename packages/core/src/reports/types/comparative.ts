/** Comparative: the companies of a period side by side, within their sector and among those that raise the same round. */
import type { ScoreAverages } from '../../model/report-figures.js';
import type { ReportSection } from '../../model/report-document.js';
import type { ComparedCompany, ReportFigures } from '../../model/report.js';
import { SCORE_IDS } from '../../model/values.js';
import { mean, round1 } from '../arithmetic.js';
import { byScore, scoresOf, type Counted } from '../companies.js';
import { saidVerdict } from '../common-sections.js';
import { groupBySector, scoreAverages } from '../figures.js';
import { SCORE_COLUMNS, type SectionWriter } from '../section-writer.js';
import type { ReportInput, TypedReport } from '../report-input.js';

/** Companies listed a sector: the best. */
const MOST_LISTED = 20;

export function comparativeReport({ now }: ReportInput, writer: SectionWriter): TypedReport<'comparative'> {
  const sectors = comparedSectors(now.companies);
  const [best] = byScore(now.companies);
  const average = mean(scoresOf(now.companies));
  return {
    figures: { sectors },
    finding:
      best && average !== null && now.companies.length > 1
        ? [
            writer.said('report.headline.lead', {
              name: best.summary.companyName,
              score: best.score,
              points: round1(best.score - average),
            }),
          ]
        : [],
    sections: [
      writer.table('sectorAverages', {
        columns: [
          ['sector', 'text', 'label.sectorWord'],
          ['companies', 'count'],
          ['average', 'score'],
          ...SCORE_COLUMNS,
        ],
        rows: sectors.map(({ sector, companies, averages }) => [
          writer.said(`label.sector.${sector}`),
          companies,
          averages.overall,
          ...SCORE_IDS.map((id) => averages[id]),
        ]),
        chart: { form: 'bars', label: 'sector', values: ['average'] },
        notes: [writer.said('report.note.risk')],
      }),
      ...sectors.filter(({ ranked }) => ranked.length > 0).map((sector) => sectorTable(writer, sector)),
    ],
  };
}

type ComparedSector = ReportFigures<'comparative'>['sectors'][number];

function comparedSectors(companies: readonly Counted[]): ComparedSector[] {
  const byStage = new Map<string, ScoreAverages>();
  for (const stage of new Set(companies.map(({ summary }) => summary.stage.value))) {
    byStage.set(stage, scoreAverages(companies.filter(({ summary }) => summary.stage.value === stage)));
  }
  return groupBySector(companies).map(({ sector, members }) => {
    const averages = scoreAverages(members);
    const ranked = byScore(members);
    const ranks = ranksOf(ranked);
    const compared = ranked.slice(0, MOST_LISTED).map(({ summary, score }, index): ComparedCompany => {
      const peers = ranked.filter((other) => other.summary.stage.value === summary.stage.value);
      return {
        id: summary.id,
        companyName: summary.companyName,
        sector,
        stage: summary.stage.value,
        recommendation: summary.recommendation,
        ...(summary.recommendationReason && { recommendationReason: summary.recommendationReason }),
        overall: score,
        market: summary.marketScore,
        team: summary.teamScore,
        product: summary.productScore,
        traction: summary.tractionScore,
        risk: summary.riskScore,
        coverage: round1(100 * summary.coverage.overall),
        rankInSector: ranks[index]!,
        rankInStage: 1 + peers.filter((other) => other.score > score).length,
        ofStage: peers.length,
        toSector: round1(score - (averages.overall ?? score)),
        toStage: round1(score - (byStage.get(summary.stage.value)?.overall ?? score)),
      };
    });
    return { sector, companies: members.length, averages, ranked: compared };
  });
}

/** 1 for the best; the same score, the same rank, as in 1, 2, 2, 4. */
function ranksOf(ranked: readonly { score: number }[]): number[] {
  const ranks: number[] = [];
  ranked.forEach(({ score }, index) => ranks.push(ranked[index - 1]?.score === score ? ranks[index - 1]! : index + 1));
  return ranks;
}

function sectorTable(writer: SectionWriter, { sector, companies, ranked }: ComparedSector): ReportSection {
  const name = writer.said(`label.sector.${sector}`);
  return writer.table(`ranked:${sector}`, {
    title: { sector: { message: name.textMessage } },
    columns: [
      ['rank', 'count'],
      ['company', 'text'],
      ['overall', 'score', 'label.overall'],
      ['toSector', 'points'],
      ['stage', 'text', 'label.stageWord'],
      ['rankInStage', 'text'],
      ['toStage', 'points'],
      ...SCORE_COLUMNS,
      ['coverage', 'percent', 'label.coverageWord'],
      ['recommendation', 'text', 'label.recommendation'],
    ],
    rows: ranked.map((one) => [
      one.rankInSector,
      one.companyName,
      one.overall,
      one.toSector,
      writer.said(`label.stage.${one.stage}`),
      writer.said('report.ofPeers', { rank: one.rankInStage, count: one.ofStage }),
      one.toStage,
      ...SCORE_IDS.map((id) => one[id]),
      one.coverage,
      saidVerdict(writer, one),
    ]),
    analysisIds: ranked.map(({ id }) => id),
    chart: { form: 'bars', label: 'company', values: ['overall'] },
    notes:
      companies > ranked.length ? [writer.said('report.note.first', { shown: ranked.length, count: companies })] : [],
  });
}
