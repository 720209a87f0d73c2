import { describe, expect, it } from '@jest/globals';
import { STRIP } from '@shop/contract/brand';
import { Types } from 'mongoose';
import { createTransport } from 'nodemailer';
import { readEnvironment } from '../config/environment.js';
import { EmailRenderer } from './email-renderer.js';
import type { Email } from './email.js';
import type { OutboxRecord } from './outbox.schema.js';

const SENDER = { name: 'Press & Pack Supplies', address: 'sales@pressandpack.example' };

const AT = new Date('2026-11-21T09:30:00Z');
const ID = new Types.ObjectId('6920200f1c2d3e4f5a6b7c8d');
const sender = {
  name: 'Ink & Sons <LLC>',
  legalName: 'Press & Pack Supplies Trading LLC',
  legalNameAr: '',
  address: 'Al Quoz, Dubai',
  email: 'sales@pressandpack.example',
  accent: '',
  logo: null,
};
const renderer = new EmailRenderer(
  readEnvironment({ PUBLIC_URL: 'https://shop.example/', MAIL_FROM: 'Ink & Sons <sales@ink.example>' }, SENDER),
  { look: () => sender },
);
const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

function stored({ greeting, paragraphs, facts = [], action, ...envelope }: Email): OutboxRecord {
  return {
    _id: ID,
    ...{ cc: [], replyTo: null, secret: false, document: null, by: null },
    ...envelope,
    about: null,
    body: { greeting, paragraphs: [...paragraphs], facts: [...facts], action: action ?? null },
    state: 'pending',
    attempts: 1,
    nextAttemptAt: AT,
    lease: null,
    lastError: null,
    sentAt: null,
    version: 1,
    createdAt: AT,
    updatedAt: AT,
  };
}

const EMAIL: Email = {
  to: 'aisha@press.example',
  language: 'en',
  subject: 'Your quote QUO-2026-00001 is ready',
  greeting: 'Hello Aisha,',
  paragraphs: ['It is ready.'],
  facts: [{ label: 'Total', value: 'AED 1,234.50' }],
  action: { label: 'View your requests', path: '/account/requests?tab=quoted&page=1' },
};
const render = (fields: Partial<Email> = {}) => renderer.render(stored({ ...EMAIL, ...fields }));

/** The message as it goes over the line, its head and its body. */
async function written(fields: Partial<Email>): Promise<{ head: string[]; body: string }> {
  const { message } = await transport.sendMail(render(fields));
  if (!Buffer.isBuffer(message)) throw new Error('The message is not in one piece.');
  const [head = '', ...body] = message.toString().split('\r\n\r\n');
  return { head: head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n'), body: body.join('\r\n\r\n') };
}
const named = (head: string[], name: string) => head.filter((line) => line.toLowerCase().startsWith(`${name}:`));

describe('an email', () => {
  it('has the same content in text and in HTML', () => {
    const { text, html } = render();
    for (const part of ['Hello Aisha,', 'It is ready.', 'AED 1,234.50', 'View your requests', 'Al Quoz, Dubai']) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toContain('https://shop.example/account/requests?tab=quoted&page=1\n');
    expect(html).toContain('href="https://shop.example/account/requests?tab&#x3D;quoted&amp;page&#x3D;1"');
  });

  it('omits its missing parts', () => {
    const { html, text } = render({ facts: undefined, action: undefined });
    expect(html).not.toContain('<th');
    expect(html).not.toContain('shop.example/');
    expect(text).toBe(
      'Hello Aisha,\n\nIt is ready.\n\n-- \nPress & Pack Supplies Trading LLC\nAl Quoz, Dubai\nsales@pressandpack.example\n',
    );
  });

  it('shows user input as text', () => {
    const hostile = '<img src=x onerror=alert(1)> {{shop}} "quoted"';
    const { html } = render({
      greeting: hostile,
      paragraphs: [hostile],
      facts: [{ label: hostile, value: hostile }],
      subject: hostile,
    });
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('Ink &amp; Sons &lt;LLC&gt;');
    expect(html.match(/&lt;img src&#x3D;x/g)).toHaveLength(5);
    expect(html).toContain('{{shop}}');
  });

  it('fetches nothing from elsewhere', () => {
    expect(String(render().html).replaceAll('src="cid:', '')).not.toMatch(/src=|url\(|<link|@import/);
  });

  it('shows the mark of the brand if the shop has no own logo', () => {
    const { html, attachments } = render();
    expect(attachments).toMatchObject([{ cid: 'mark', contentType: 'image/png' }]);
    for (const colour of STRIP) expect(html).toContain(`background:${colour}`);
    const accented = new EmailRenderer(readEnvironment({}, SENDER), { look: () => ({ ...sender, accent: '#1a4d8f' }) });
    const own = accented.render(stored(EMAIL));
    expect([own.attachments, String(own.html).includes(STRIP[0])]).toEqual([[], false]);
  });

  it('shows the colour and the logo of the shop, and attaches the image', () => {
    const own = new EmailRenderer(readEnvironment({}, SENDER), {
      look: () => ({ ...sender, accent: '#1a4d8f', logo: Buffer.from('a picture') }),
    });
    const { html, attachments } = own.render(stored(EMAIL));
    expect(html).toContain('background:#1a4d8f');
    expect(html).not.toContain(STRIP[1]);
    expect(html.match(/src="[^"]*"/g)).toEqual(['src="cid:logo"']);
    expect(html).toContain('alt="Ink &amp; Sons &lt;LLC&gt;"');
    expect(attachments).toMatchObject([{ cid: 'logo', contentType: 'image/png' }]);
  });

  it('is laid out in the direction of its language', () => {
    const english = render().html;
    expect(english).toContain('<html lang="en" dir="ltr">');
    expect(english).toMatch(/<th scope="row" align="left"[^>]*text-align:left/);
    const arabic = render({ language: 'ar' }).html;
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
    expect(arabic).toMatch(/<th scope="row" align="right"[^>]*text-align:right/);
    expect(arabic).toMatch(/<td align="left"[^>]*text-align:left/);
  });

  it('isolates sizes, ranges and phone numbers among Arabic words, in the text too', () => {
    const facts = [{ label: 'ماتريكس 0.4 × 1.5 مم', value: '110–150 °م' }];
    const { subject, html, text } = render({ language: 'ar', subject: 'قياس 1/2-inch', facts });
    expect(subject).toBe('قياس \u20661/2-inch\u2069');
    for (const part of [html, text]) {
      expect(part).toContain('ماتريكس \u20660.4 × 1.5\u2069 مم');
      expect(part).toContain('\u2066110–150\u2069 °م');
    }
    expect(render({ subject: 'Size 1/2-inch' }).subject).toBe('Size 1/2-inch');
  });

  it('lets each text set its own direction', () => {
    const { html } = render({ greeting: 'مرحبا عائشة،', paragraphs: ['عرض السعر جاهز'] });
    expect(html).toMatch(/<p dir="auto"[^>]*>مرحبا عائشة،<\/p>/);
    expect(html).toMatch(/<p dir="auto"[^>]*>عرض السعر جاهز<\/p>/);
  });

  it('has the same Message-ID at each attempt', async () => {
    const { head } = await written({});
    expect(named(head, 'message-id')).toEqual(['Message-ID: <6920200f1c2d3e4f5a6b7c8d@ink.example>']);
    expect(named(head, 'date')).toEqual(['Date: Sat, 21 Nov 2026 09:30:00 +0000']);
  });

  it('comes from the shop and requests no automatic replies', async () => {
    const { head } = await written({ replyTo: 'buyer@press.example' });
    expect(named(head, 'from')).toEqual(['From: "Ink & Sons" <sales@ink.example>']);
    expect(named(head, 'to')).toEqual(['To: aisha@press.example']);
    expect(named(head, 'reply-to')).toEqual(['Reply-To: buyer@press.example']);
    expect(named(head, 'auto-submitted')).toEqual(['Auto-Submitted: auto-generated']);
  });

  it('preserves Arabic text', async () => {
    const { head, body } = await written({ subject: 'عرض سعر', paragraphs: ['عرض السعر جاهز'], action: undefined });
    expect(named(head, 'subject')).toEqual([`Subject: =?UTF-8?B?${Buffer.from('عرض سعر').toString('base64')}?=`]);
    const [, encoding = '', text = ''] =
      /text\/plain[^]*?Transfer-Encoding: (\S+)\r\n\r\n([^]*?)\r\n--/.exec(body) ?? [];
    const decoded = encoding === 'base64' ? Buffer.from(text, 'base64') : Buffer.from(unquoted(text), 'latin1');
    expect(decoded.toString('utf8')).toContain('عرض السعر جاهز');
  });

  it.each(['\r\nBcc: all@press.example', '\nBcc: all@press.example', '\rBcc: x', '\u2028Bcc: x', '\u0000\u0085Bcc: x'])(
    'gets no header from a subject or an address with %j',
    async (injected) => {
      const { head } = await written({
        subject: `Quote${injected}`,
        to: `aisha@press.example${injected}`,
        replyTo: `buyer@press.example${injected}`,
      });
      expect(named(head, 'bcc')).toEqual([]);
      expect(named(head, 'subject')[0]).toMatch(/^Subject: Quote Bcc: /);
    },
  );

  it('has one recipient, even if the text of the address contains two', async () => {
    const { envelope } = await transport.sendMail(render({ to: 'a@press.example, all@press.example' }));
    expect(envelope.to).toHaveLength(1);
  });

  it('links to no other site', () => {
    for (const path of ['//elsewhere.example/', 'https://elsewhere.example/', 'javascript:alert(1)']) {
      expect(() => render({ action: { label: 'Go', path } })).toThrow('another site');
    }
  });
});

function unquoted(text: string): string {
  const joined = text.replaceAll('=\r\n', '');
  return joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
