// The parts share a shop.
import './requests.js';
import './pricing.js';
