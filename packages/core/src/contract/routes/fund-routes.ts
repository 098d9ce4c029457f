/** What happens in the fund, and its settings. */
import { z } from 'zod';
import { activitySchema } from '../../model/activity.js';
import { pipelineBoardSchema } from '../../model/pipeline-board.js';
import { settingsPatchSchema, settingsViewSchema } from '../../model/settings.js';
import { thesisDraftSchema, thesisFormSchema } from '../../model/thesis-form.js';
import { ERROR_CODES } from '../../errors/error-codes.js';
import { idField } from '../fields.js';
import { route } from '../route.js';

export const notificationsSchema = z
  .strictObject({
    unread: z.number().int().nonnegative(),
    items: z.array(activitySchema.omit({ concerns: true }).extend({ read: z.boolean() })),
  })
  .meta({ id: 'Notifications' });
export type Notifications = z.infer<typeof notificationsSchema>;

const limit = z.coerce.number().int().min(1).max(200).optional();
const settings = settingsViewSchema.meta({ id: 'Settings' });
const finishedAt = z.iso.datetime();
const applying = z
  .strictObject({
    running: z.boolean(),
    /** How the last run ended: `changed` decks have another document now. */
    last: z
      .union([
        z.strictObject({ finishedAt, changed: z.number().int() }),
        z.strictObject({ finishedAt, failed: z.enum(ERROR_CODES) }),
      ])
      .nullable(),
  })
  .meta({ id: 'Applying' });

export const fundRoutes = {
  listActivities: route({
    method: 'GET',
    path: '/api/activities',
    tag: 'Fund',
    summary: 'What happened, newest first',
    access: { may: 'read' },
    query: z.object({ limit, analysisId: idField.optional() }),
    response: z.array(activitySchema.omit({ concerns: true }).meta({ id: 'Activity' })),
  }),
  getPipeline: route({
    method: 'GET',
    path: '/api/pipeline',
    tag: 'Fund',
    summary: 'The board: stages of the fund with the newest version of each company, the last moved first',
    access: { may: 'read' },
    query: z.object({ limit }),
    response: pipelineBoardSchema.meta({ id: 'PipelineBoard' }),
  }),
  listNotifications: route({
    method: 'GET',
    path: '/api/notifications',
    tag: 'Fund',
    summary: 'What concerns the signed-in person, and how much of it is unread',
    access: 'session',
    query: z.object({ limit }),
    response: notificationsSchema,
  }),
  markNotificationsRead: route({
    method: 'POST',
    path: '/api/notifications/read',
    tag: 'Fund',
    summary: 'Everything up to now, or up to a moment, is read',
    access: 'session',
    body: z.object({ upTo: z.iso.datetime({ offset: true }).optional() }).optional(),
    response: notificationsSchema,
  }),
  getSettings: route({
    method: 'GET',
    path: '/api/settings',
    tag: 'Fund',
    summary:
      'Registration, engine, thesis, mail, landing figures, rules for links, pipeline; secrets are only said to be there',
    access: { may: 'settings' },
    response: settings,
  }),
  listDue: route({
    method: 'GET',
    path: '/api/retention',
    tag: 'Fund',
    summary: 'What a rule for how long analyses are kept would delete now; deletes nothing',
    access: { may: 'settings' },
    query: z.object({
      months: z.coerce.number().int().min(1).max(240),
      keepInvested: z.enum(['true', 'false']).default('true'),
    }),
    response: z.strictObject({
      count: z.number().int(),
      /** The oldest of them, ten at most. */
      oldest: z.array(z.strictObject({ id: z.string(), companyName: z.string(), createdAt: z.string() })),
    }),
  }),
  changeSettings: route({
    method: 'PUT',
    path: '/api/settings',
    tag: 'Fund',
    summary: 'Change settings; what is absent stays',
    access: { may: 'settings' },
    body: settingsPatchSchema,
    response: settings,
    errors: ['bad-config', 'sso-first'],
  }),
  draftThesis: route({
    method: 'POST',
    path: '/api/settings/thesis/draft',
    tag: 'Fund',
    summary:
      'A thesis while it is written: its text and its form in step, and its verdicts on the newest decks; keeps nothing',
    access: { may: 'settings' },
    body: z.object({ text: z.string().max(100_000), form: thesisFormSchema.optional() }),
    response: thesisDraftSchema.meta({ id: 'ThesisDraft' }),
    errors: ['bad-config'],
  }),
  applyRules: route({
    method: 'POST',
    path: '/api/settings/thesis/apply',
    tag: 'Fund',
    summary: 'Score every finished deck again by the thesis in force, opening no deck; goes on after the answer',
    access: { may: 'settings' },
    status: 202,
    response: applying,
  }),
  getApplying: route({
    method: 'GET',
    path: '/api/settings/thesis/apply',
    tag: 'Fund',
    summary: 'Whether this server scores all decks again, and how the last time ended',
    access: { may: 'settings' },
    response: applying,
  }),
  testMail: route({
    method: 'POST',
    path: '/api/settings/mail/test',
    tag: 'Fund',
    summary: 'Send a message to the signed-in person by the mail server as it is set',
    access: { may: 'settings' },
    response: z.strictObject({ sentTo: z.string() }),
    errors: ['mail-failed'],
  }),
};
