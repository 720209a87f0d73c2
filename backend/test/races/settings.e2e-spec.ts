import { SETTINGS_ID } from '@shop/contract/settings';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { actionsOn, inTurn, outcomes, race, type ShopPair, startPair, stored } from './races.js';

let pair: ShopPair;
beforeAll(async () => {
  pair = await startPair();
});
afterAll(() => pair.close());

it('one of twenty concurrent saves of the settings succeeds, even for the first save', async () => {
  for (const version of [0, 1, 2]) {
    const calls = inTurn(pair.staff, 20, ({ http }, index) =>
      http.put('/api/settings').send({ name: `Shop ${version} ${index}`, version }),
    );
    expect(outcomes(await race(...calls))).toEqual({ 200: 1, '409 STALE_VERSION': 19 });
    const [record, ...others] = await stored(pair.here, 'settings', {});
    expect([record?.['version'], others]).toEqual([version + 1, []]);
    expect(await actionsOn(pair.here, 'settings', SETTINGS_ID)).toHaveLength(version + 1);
  }
});
