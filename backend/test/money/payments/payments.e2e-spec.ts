// The parts share a shop.
import './recording.js';
import './list.js';
import './model.js';
import './cheques.js';
