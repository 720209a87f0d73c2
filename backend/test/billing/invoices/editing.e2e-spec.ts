// The parts share a shop.
import './changes.js';
import './list.js';
