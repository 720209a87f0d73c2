import type { Plugin } from 'vite';

/** The name of a component for the tools of developers, and a call that makes a component. */
const NAME = /^\w+\.displayName = .*;$/gm;
const MAKING = /= (?=React\w*\.(?:forwardRef|memo|createContext)\()/g;

/**
 * Lets the bundler leave out what the shop does not use of the router (forms, prefetching, its own links): they are kept
 * only because they are given a name, and because their package does not say that making them has no effect.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) => ({ code: code.replace(NAME, '').replace(MAKING, '= /* @__PURE__ */ '), map: null }),
    },
  };
}
