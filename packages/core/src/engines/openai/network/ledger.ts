/** The record of what left the machine for one deck: hosts, requests, bytes and tokens. */
import type { Outbound } from '../../../model/model-use.js';

export interface Ledger {
  /** Tokens counted before the first request. */
  estimated(tokens: number): void;
  sent(host: string, bytes: number): void;
  received(host: string, bytes: number): void;
  used(tokens: { input: number; output: number }): void;
  fromCache(): void;
  /** So far. */
  read(): Omit<Outbound, 'cost'>;
}

export function openLedger(): Ledger {
  const hosts = new Map<string, Outbound['hosts'][number]>();
  const tokens = { estimated: 0, input: 0, output: 0 };
  let answersFromCache = 0;
  const at = (host: string): Outbound['hosts'][number] => {
    const known = hosts.get(host) ?? { host, requests: 0, bytesSent: 0, bytesReceived: 0 };
    hosts.set(host, known);
    return known;
  };
  return {
    estimated(expected) {
      tokens.estimated = expected;
    },
    sent(host, bytes) {
      const entry = at(host);
      entry.requests += 1;
      entry.bytesSent += bytes;
    },
    received(host, bytes) {
      at(host).bytesReceived += bytes;
    },
    used({ input, output }) {
      tokens.input += input;
      tokens.output += output;
    },
    fromCache() {
      answersFromCache += 1;
    },
    read: () => ({
      hosts: [...hosts.values()].map((entry) => ({ ...entry })),
      tokens: { ...tokens },
      answersFromCache,
    }),
  };
}
