/** Every class name of a CSS module is its own key. */
export default new Proxy({}, { get: (_target, key) => (key === '__esModule' ? true : String(key)) });
