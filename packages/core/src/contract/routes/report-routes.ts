/** What many analyses say together: the dashboard, period reports, the corporate analysis, market trends. */
import { z } from 'zod';
import { corporateAnalysisSchema, dashboardSchema, marketTrendsSchema } from '../../model/fund-reports.js';
import { reportPeriodSchema } from '../../model/report-figures.js';
import { reportSchema, reportTypeSchema } from '../../model/report.js';
import { localeSchema } from '../../model/values.js';
import { MEDIA_TYPES } from '../../model/vocabulary.js';
import { route } from '../route.js';

const tag = 'Reports';

/** A day of the period that is meant. @default the running one */
const day = z.iso.date().optional();

/** File formats of a report; `excel` is the name that the specification gives to xlsx. */
const DOWNLOADS = ['pdf', 'excel', 'xlsx', 'csv', 'json'] as const;

export const reportRoutes = {
  getDashboard: route({
    method: 'GET',
    path: '/api/dashboard/stats',
    tag,
    summary: 'The dashboard’s figures',
    access: { may: 'read' },
    query: z.object({ period: reportPeriodSchema.optional() }),
    response: dashboardSchema.meta({ id: 'Dashboard' }),
  }),
  exportReport: route({
    method: 'GET',
    path: '/api/reports/export',
    tag,
    summary: 'A period report as a file',
    access: { may: 'exportReport' },
    query: z.object({
      type: reportTypeSchema.default('overview'),
      period: reportPeriodSchema.default('month'),
      date: day,
      format: z.enum(DOWNLOADS).default('pdf'),
      language: localeSchema.optional(),
    }),
    response: {
      file: [...new Set(DOWNLOADS.map((format) => MEDIA_TYPES[format === 'excel' ? 'xlsx' : format]))],
    },
  }),
  getReport: route({
    method: 'GET',
    path: '/api/reports/{period}',
    tag,
    summary: 'A period report',
    access: { may: 'read' },
    params: z.object({ period: reportPeriodSchema }),
    query: z.object({ type: reportTypeSchema.default('overview'), date: day }),
    response: reportSchema.meta({ id: 'Report' }),
  }),
  getCorporateAnalysis: route({
    method: 'GET',
    path: '/api/corporate-analysis',
    tag,
    summary: 'All analyses together: averages, risk bands, top performers, sectors',
    access: { may: 'read' },
    response: corporateAnalysisSchema.meta({ id: 'CorporateAnalysis' }),
  }),
  getMarketTrends: route({
    method: 'GET',
    path: '/api/market-trends',
    tag,
    summary: 'Sectors over time, emerging sectors, investment patterns, risk',
    access: { may: 'read' },
    response: marketTrendsSchema.meta({ id: 'MarketTrends' }),
  }),
};
