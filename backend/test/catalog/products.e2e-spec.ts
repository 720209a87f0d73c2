// The parts share a shop.
import './products.js';
import './tax.js';
import './stock.js';
