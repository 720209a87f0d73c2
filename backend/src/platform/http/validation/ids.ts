/** How the API writes the id of a record. */
export const ID_PATTERN = '^[0-9a-f]{24}$';
export const EXAMPLE_ID = '6920200f1c2d3e4f5a6b7c8d';
