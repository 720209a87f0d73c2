// The parts share a shop.
import './decisions.js';
import './revisions.js';
