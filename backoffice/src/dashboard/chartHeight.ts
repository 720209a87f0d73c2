/** Pixels; kept free while the chart loads, so that nothing below it jumps. */
export const CHART_HEIGHT = 280;
