/** The calls of a second factor: those of one's own account and of the panel are alike but for their addresses. */
import { call } from '../../api/call.js';

export const OWN_FACTOR = {
  path: '/api/user/second-factor',
  begin: (password: string) => call('POST /api/user/second-factor', { body: { password } }),
  confirm: (code: string) => call('POST /api/user/second-factor/confirm', { body: { code } }),
  renew: (code: string) => call('POST /api/user/second-factor/recovery-codes', { body: { code } }),
  end: (code: string) => call('POST /api/user/second-factor/end', { body: { code } }),
} as const;

export const PANEL_FACTOR = {
  path: '/api/admin/second-factor',
  begin: (password: string) => call('POST /api/admin/second-factor', { body: { password } }),
  confirm: (code: string) => call('POST /api/admin/second-factor/confirm', { body: { code } }),
  renew: (code: string) => call('POST /api/admin/second-factor/recovery-codes', { body: { code } }),
  end: (code: string) => call('POST /api/admin/second-factor/end', { body: { code } }),
} as const;

export type FactorCalls = typeof OWN_FACTOR | typeof PANEL_FACTOR;
