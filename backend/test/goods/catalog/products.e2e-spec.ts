// The parts share a shop.
import './products.js';
import './tax.js';
import './quantities.js';
import './stock.js';
