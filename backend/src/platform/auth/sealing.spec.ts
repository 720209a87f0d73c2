import { Seal } from './sealing.js';

describe('a seal', () => {
  const seal = new Seal('a secret of the shop', 'tests');

  test('decrypts its own text, and encrypts it differently each time', () => {
    const sealed = seal.close('JBSWY3DPEHPK3PXP');
    expect(sealed).not.toContain('JBSWY3DP');
    expect(seal.close('JBSWY3DPEHPK3PXP')).not.toBe(sealed);
    expect(seal.open(sealed)).toBe('JBSWY3DPEHPK3PXP');
  });

  test('does not open text of another secret or purpose, or changed text', () => {
    const sealed = seal.close('text');
    expect(new Seal('another secret', 'tests').open(sealed)).toBeNull();
    expect(new Seal('a secret of the shop', 'others').open(sealed)).toBeNull();
    expect(seal.open(`${sealed.slice(0, -2)}AA`)).toBeNull();
    expect(seal.open('')).toBeNull();
  });
});
