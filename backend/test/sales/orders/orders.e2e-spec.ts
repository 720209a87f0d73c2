// The parts share a shop. Deliveries come last: they close a VAT period.
import './fields.js';
import './last-prices.js';
import './stock.js';
import './delivery.js';
