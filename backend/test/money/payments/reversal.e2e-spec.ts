// The parts share a shop.
import './refunds.js';
import './reversals.js';
