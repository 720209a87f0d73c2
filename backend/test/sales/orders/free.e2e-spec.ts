// The parts share a shop.
import './free-orders.js';
import './text-lines.js';
