/** Connections as Chromium's own tools and Lighthouse name them; latency in ms, throughput in bytes a second. */
export const NETWORKS = {
  // Presets of DevTools: "Slow 4G" delays every request by a multiple of the round trip, as new connections do.
  devtools: { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
  // "Slow 4G" of Lighthouse: the round trip itself.
  lighthouse: { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 },
};
