import { describe, expect, it } from '@jest/globals';
import { MARK } from '@shop/contract/brand';
import { render } from '@testing-library/react';
import { RegistrationMark } from '../../components/ui/registration-mark';

describe('the registration mark', () => {
  it('is the mark of the brand', () => {
    const { container } = render(<RegistrationMark />);
    const rings = [...container.querySelectorAll('circle')].map((ring) => ({
      cx: Number(ring.getAttribute('cx')),
      cy: Number(ring.getAttribute('cy')),
      r: Number(ring.getAttribute('r')),
      colour: ring.getAttribute('stroke')?.replace(/var\(--(.*)\)/, '$1'),
    }));
    expect(rings).toEqual(MARK.rings);
    expect(container.querySelector('path')).toHaveAttribute('d', MARK.cross);
  });
});
