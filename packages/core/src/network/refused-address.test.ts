/** Which addresses no model is called at, however they are spelled. */
import { get } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { isRefusedAddress, lookupUnlessRefused, refusingLookup } from './refused-address.js';

test.each([
  'http://169.254.169.254/',
  'http://169.254.1.1:8080/v1',
  'http://2852039166/',
  'http://0xa9fea9fe/',
  'http://0251.0376.0251.0376/',
  'http://169.254.43518/',
  'http://１６９.254.169.254/',
  'http://[::ffff:169.254.169.254]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[::169.254.169.254]/',
  'http://[64:ff9b::169.254.169.254]/',
  'http://[2002:a9fe:a9fe::1]/',
  'http://[fe80::1]/',
  'http://[febf::1]/',
  'http://[fd00:ec2::254]/',
  'http://[fd00:0ec2:0:0:0:0:0:254]/',
  'http://[fd20:ce::254]/',
  'http://100.100.100.200/',
  'http://192.0.0.192/',
  'http://168.63.129.16/',
])('refused: %s', (url) => {
  expect(isRefusedAddress(new URL(url).hostname)).toBe(true);
});

test.each([
  'http://127.0.0.1:11434/',
  'http://[::1]:8000/',
  'http://localhost/',
  'http://10.0.0.5/',
  'http://192.168.1.20:1234/',
  'http://169.253.255.255/',
  'http://169.255.0.1/',
  'http://[fd00::5]/',
  'http://[64:ff9b::8.8.8.8]/',
  'http://[2002:808:808::1]/',
  'http://169.254.169.254.example.com/',
])('not refused: %s', (url) => {
  expect(isRefusedAddress(new URL(url).hostname)).toBe(false);
});

test('an address with a zone is seen through', () => {
  expect(isRefusedAddress('fe80::1%eth0')).toBe(true);
});

test('a connection goes where its name was looked up, in both forms that Node asks for', async () => {
  for (const autoSelectFamily of [true, false]) {
    const failed = await new Promise<NodeJS.ErrnoException>((resolve) => {
      connect({ host: 'localhost', port: 1, lookup: lookupUnlessRefused, autoSelectFamily }).on('error', resolve);
    });
    const codes = failed instanceof AggregateError ? failed.errors.map((one: NodeJS.ErrnoException) => one.code) : [];
    expect([failed.code, ...codes]).toContain('ECONNREFUSED');
  }
});

test('a name of which one address is refused is not connected to', async () => {
  const lookup = refusingLookup((_host, _options, answer) =>
    answer(null, [
      { address: '127.0.0.1', family: 4 },
      { address: '169.254.169.254', family: 4 },
    ]),
  );
  const failed = await new Promise<NodeJS.ErrnoException>((resolve) => {
    get({ host: 'metadata.example', port: 1, lookup }).on('error', resolve);
  });
  expect(failed.code).toBe('ADDRESS_REFUSED');
});
