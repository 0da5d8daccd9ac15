import { expect, test } from 'vitest';
import { numberedId } from '../../../src/scans/numbered-id.ts';

test.each([
  ['019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10', 0, '019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10'],
  ['019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10', 4, '019aa3f0-11d2-7c44-8a53-5b1f2d9c7e14'],
  ['019aa3f0-11d2-7c44-8a53-0000000000ff', 1, '019aa3f0-11d2-7c44-8a53-000000000100'],
  ['019aa3f0-11d2-7c44-8a53-ffffffffffff', 1, '019aa3f0-11d2-7c44-8a53-000000000000'],
])('%s and %i', (workId, number, id) => expect(numberedId(workId, number)).toBe(id));
