/** What happens in the fund, and its settings. */
import { z } from 'zod';
import { activitySchema } from '../../model/activity.js';
import { pipelineBoardSchema } from '../../model/pipeline-board.js';
import { settingsPatchSchema, settingsViewSchema } from '../../model/settings.js';
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
  testMail: route({
    method: 'POST',
    path: '/api/settings/mail-test',
    tag: 'Fund',
    summary: 'Send a message to oneself by the mail server that is set; what came of it',
    access: { may: 'settings' },
    body: z.object({}).optional(),
    response: z.strictObject({
      /** Address it was sent to. */
      to: z.string(),
      /** Null when a mail server took it; `off` without one, else the code of what went wrong, such as `ECONNREFUSED` or `EAUTH`. */
      problem: z.string().nullable(),
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
    errors: ['bad-config'],
  }),
};
