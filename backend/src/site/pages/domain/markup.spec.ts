import { describe, expect, it } from '@jest/globals';
import { dataBlock, escapeMarkup, shorten } from './markup.js';

describe('escapeMarkup', () => {
  it('escapes everything that could end an attribute or begin a tag', () => {
    expect(escapeMarkup(`"><script>alert('x')</script>&\u0000`)).toBe(
      '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;',
    );
  });
});

describe('dataBlock', () => {
  it('may contain text that looks like its end', () => {
    const data = { name: '</script><script>alert(1)</script><!--', line: '\u2028' };
    const block = dataBlock('application/json', data, 'shop');
    expect(block.match(/<\/?script/g)).toEqual(['<script', '</script']);
    expect(block).not.toContain('<!--');
    expect(JSON.parse(block.replace(/<[^>]+>/g, ''))).toEqual(data);
  });
});

describe('shorten', () => {
  it('ends between words', () => {
    expect(shorten('Satin ribbon  for\ndates', 40)).toBe('Satin ribbon for dates');
    expect(shorten('Satin ribbon for dates', 16)).toBe('Satin ribbon…');
  });
});
