import type { TextDocument } from '../../documents';

export const text: TextDocument = {
  lead: 'What data {shop} collects about you, why, how long we keep it, and your rights.',
  updated: '2026-01-05',
  sections: [
    {
      title: 'Who is responsible',
      blocks: [
        '{legalName}, {address}, is responsible for the data described here. We handle it under Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data. For questions or requests, write to {email}.',
      ],
    },
    {
      title: 'What we collect',
      blocks: [
        [
          'Your account: name, email, phone number, address, and your password, which we store only as a hash that cannot be read back.',
          'Your business with us: requests, quotes, orders, invoices, payments, and the notes that go with them.',
          'Messages that you send with the contact form: name, phone number and message.',
          'Technical server records, such as your IP address and the time of each request, to keep the shop safe and working.',
        ],
      ],
    },
    {
      title: 'What stays in your browser',
      blocks: [
        'Your cart and your custom items are stored only in your browser until you send them. Your last five searches are stored there until you clear them, and so is a copy of your name and contact details while you are signed in. Two cookies are needed for signing in and are read only by us: one keeps your session, and one remembers for a year that you have signed in with this browser, so that nobody who tries to guess your password elsewhere can lock you out. A third cookie remembers your language for a year.',
        'We use no advertising cookies, no trackers and no analytics of other companies.',
      ],
    },
    {
      title: 'Why we use it',
      blocks: [
        [
          'To answer requests, deliver orders, issue invoices and record payments: to provide what you requested.',
          'To keep the accounting records that tax law requires.',
          'To protect the shop and its customers against misuse.',
        ],
        'We do not sell your data and do not use it for advertising.',
      ],
    },
    {
      title: 'Who else sees it',
      blocks: [
        'Only those who need it to do their job: the carrier who delivers to you, our hosting provider, our accountants and, where the law requires it, the authorities. WhatsApp chats are subject to WhatsApp’s own terms.',
      ],
    },
    {
      title: 'How long we keep it',
      blocks: [
        'Invoices and supporting documents: for as long as UAE tax law requires. Your account: for as long as you have it. Messages: until they are dealt with, and no longer than two years. Technical records: up to 90 days.',
      ],
    },
    {
      title: 'Your rights',
      blocks: [
        'You may ask what data we hold about you, have it corrected, receive a copy, object to its use, or have it deleted unless the law requires us to keep it. You can change your name, phone number and address in your account. For anything else, write to {email}; we reply within 30 days. You may also contact the UAE Data Office.',
      ],
    },
    {
      title: 'Changes',
      blocks: ['If we change this policy, we publish the new version here with a new date.'],
    },
  ],
};
