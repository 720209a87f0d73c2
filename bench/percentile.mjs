/**
 * The smallest value that `percent` of all values do not exceed (nearest rank).
 * @param {ArrayLike<number>} sorted ascending
 * @param {number} percent above 0, at most 100
 * @returns {number} NaN where there are no values
 */
export function percentile(sorted, percent) {
  if (sorted.length === 0) return NaN;
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1];
}
