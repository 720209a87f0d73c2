import { describe, expect, it } from '@jest/globals';
import { withCleanUp } from './clean-up.mjs';

describe('clean-up', () => {
  it('undoes the last first, and hands on what the work returns', async () => {
    const undone = [];
    const result = await withCleanUp(async (undo) => {
      undo(() => undone.push('first'));
      undo(() => undone.push('second'));
      return 'done';
    });
    expect(result).toBe('done');
    expect(undone).toEqual(['second', 'first']);
  });

  it('undoes what failed work began, and hands on the failure', async () => {
    const undone = [];
    const work = withCleanUp(async (undo) => {
      undo(() => undone.push('first'));
      throw new Error('broken');
    });
    await expect(work).rejects.toThrow('broken');
    expect(undone).toEqual(['first']);
  });

  it('leaves no signal handlers behind', async () => {
    const before = process.listenerCount('SIGTERM');
    await withCleanUp(async () => undefined);
    expect(process.listenerCount('SIGTERM')).toBe(before);
  });
});
