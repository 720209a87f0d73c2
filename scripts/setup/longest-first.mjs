import SequencerModule from '@jest/test-sequencer';

const Sequencer = SequencerModule.default ?? SequencerModule;

/** In their order: tests that start programs, journeys (their shop is filled meanwhile), all others of a server, units. */
const ORDER = [
  /test\/(stop|start|two-processes|backup|restore|lifecycle|openapi-\w+|fuzz\/\w+|states\/state-machines)\.(e2e-)?spec/,
  /^browser-tests\//,
  /^(backend|embedded-db)\/test\//,
];

const rank = ({ path }, root) => {
  const found = ORDER.findIndex((one) => one.test(path.slice(root.length + 1)));
  return found === -1 ? ORDER.length : found;
};

/**
 * Jest begins with the largest files where it has seen none of them run. In a fresh clone that leaves one of the two
 * workers without work for the last half minute; so the kinds of tests that take long go first, whatever their size.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const root = process.cwd();
    return sorted
      .map((test, index) => ({ test, index, rank: rank(test, root) }))
      .sort((a, b) => a.rank - b.rank || a.index - b.index)
      .map(({ test }) => test);
  }
}
