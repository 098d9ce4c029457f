/** Whether the audit log of a place is whole, for `vc doctor`: a folder is only read. */
import { auditCollection, followChain, openAuditLog, type AuditCheck } from '../audit/audit-log.js';
import type { DataPlace } from './move-data.js';
import { openStore, readDocuments } from './open-store.js';

/** The audit log of a place that holds data. Throws VcError as opening a database does. */
export async function inspectAudit({ dataDir, store: address }: DataPlace): Promise<AuditCheck> {
  if (address === undefined) return followChain(await readDocuments(dataDir, auditCollection));
  const { store } = await openStore(dataDir, address);
  try {
    return await openAuditLog(store.collection(auditCollection), () => new Date()).verify();
  } finally {
    await store.close();
  }
}
