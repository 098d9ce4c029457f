/** Which names from outside may touch a store at all. */

/** Ids of documents: letters, digits and hyphens, 1 to 64 of them. */
export function isDocumentId(id: string): boolean {
  return /^[a-z0-9-]{1,64}$/i.test(id);
}

/** Names of collections: lower-case letters, digits and hyphens, a letter first; `blobs` is taken. */
export function isCollectionName(name: string): boolean {
  return /^[a-z][a-z0-9-]{0,63}$/.test(name) && name !== 'blobs';
}

/** Hashes of blobs: SHA-256 as 64 lower-case hexadecimal digits. */
export function isBlobHash(hash: string): boolean {
  return /^[0-9a-f]{64}$/.test(hash);
}
