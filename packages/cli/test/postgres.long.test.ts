/** The commands on a database as on a folder: two machines, each with a data folder of its own, see the same fund. */
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { ManagedUser } from '@vc-analyst/core/model';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../core/test/kit/postgres/start-postgres.js';
import { sampleDecks, scoreOf, temporaryFolder, vcPath } from './run-vc.js';

const postgres = await startPostgres(['-c fsync=off']);
afterAll(() => postgres?.dispose());

describe.skipIf(!postgres)('on a database', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let store = '';
  let decks = '';
  beforeAll(async () => {
    folder = await temporaryFolder();
    store = await postgres!.newDatabase();
    decks = join(folder.path, 'decks');
    await mkdir(decks);
    await copyFile(join(sampleDecks, 'aubelle.pdf'), join(decks, 'aubelle.pdf'));
  });
  afterAll(() => folder.remove());

  const on = async (address: string, machine: string, args: string[], input = '') => {
    const ran = await execa(process.execPath, [vcPath, '--data', join(folder.path, machine), ...args], {
      reject: false,
      input,
      env: { VC_STORE: address, VC_PASSWORD_COST: '4', VC_LANG: '', NO_COLOR: '1' },
    });
    expect(ran.exitCode, ran.stderr).toBe(0);
    return ran;
  };
  const companies = async (address: string, machine: string) =>
    (JSON.parse((await on(address, machine, ['list', '--json'])).stdout) as { companyName: string }[])
      .map(({ companyName }) => companyName)
      .sort();

  test('what one machine reads, the other knows: batch, watch, list, accounts, doctor', async () => {
    await on(store, 'one', ['batch', decks]);
    await copyFile(join(sampleDecks, 'pizarrea.pdf'), join(decks, 'pizarrea.pdf'));
    const watched = await on(store, 'other', ['watch', decks, '--once']);
    expect(watched.stderr).toMatch(
      new RegExp(`^aubelle\\.pdf: analysed before, Aubelle, ${await scoreOf('aubelle.pdf')}/100$`, 'mu'),
    );
    expect(watched.stderr).toMatch(/^pizarrea\.pdf: Pizarrea, \d+\/100/m);
    expect(await companies(store, 'one')).toEqual(['Aubelle', 'Pizarrea']);
    await on(store, 'one', ['user', 'add', 'ada', '--email', 'ada@fund.example'], 'kelp anvil 93\n');
    const people = JSON.parse((await on(store, 'other', ['user', 'list', '--json'])).stdout) as ManagedUser[];
    expect(people.map(({ username }) => username)).toEqual(['ada']);
    expect((await on(store, 'other', ['doctor'])).stdout).toMatch(/Database .*2 analyses/);
  });

  test('an assistant reads them', async () => {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [vcPath, '--data', join(folder.path, 'other'), 'mcp'],
      env: { VC_STORE: store },
    });
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(transport);
    const answer = await client.callTool({ name: 'list_analyses', arguments: {} });
    await client.close();
    expect(JSON.stringify(answer)).toContain('Pizarrea');
  });

  test('a backup goes into another database', async () => {
    const file = join(folder.path, 'fund.tar.gz');
    await on(store, 'one', ['backup', file]);
    const another = await postgres!.newDatabase();
    await on(another, 'other', ['restore', file]);
    expect(await companies(another, 'other')).toEqual(['Aubelle', 'Pizarrea']);
  });
});
