import type { TextDocument } from '../../documents';

export const text: TextDocument = {
  lead: 'What {shop} knows about you, why, for how long, and what you can do about it.',
  updated: '2026-01-05',
  sections: [
    {
      title: 'Who is responsible',
      blocks: [
        '{legalName}, {address}, is responsible for the data described here. We handle it under Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data. Questions and wishes: {email}.',
      ],
    },
    {
      title: 'What we collect',
      blocks: [
        [
          'Your account: name, e-mail, phone number, address, and your password, which we store only as a hash that cannot be read back.',
          'Your business with us: requests, quotes, orders, invoices, payments, and the notes that go with them.',
          'Messages that you send with the contact form: name, phone number and message.',
          'Technical records of the server, such as the address of your connection and the time of a call, to keep the shop safe and working.',
        ],
      ],
    },
    {
      title: 'What stays in your browser',
      blocks: [
        'Your cart, and what you ask us for in words, are kept in your browser only, until you send them. Your last five searches are kept there until you have them forgotten. So is a copy of your name and contact details while you are signed in. Two cookies are needed for signing in, and are read by us alone: one keeps your session, and one remembers for a year that you have signed in with this browser, so that nobody who guesses at your password elsewhere can lock you out. A third remembers for a year the language that you chose.',
        'We use no advertising cookies, no trackers and no analytics of other companies.',
      ],
    },
    {
      title: 'Why we use it',
      blocks: [
        [
          'To answer requests, deliver orders, issue invoices and record payments: to do what you asked for.',
          'To keep the books that tax law demands.',
          'To protect the shop and its customers against misuse.',
        ],
        'We do not sell your data and do not use it for advertising.',
      ],
    },
    {
      title: 'Who else sees it',
      blocks: [
        'Those who need it for the job: the carrier who delivers to you, the provider of our servers, our accountants and, where the law demands it, authorities. A chat on WhatsApp runs under the terms of WhatsApp.',
      ],
    },
    {
      title: 'How long we keep it',
      blocks: [
        'Invoices and the papers behind them for as long as UAE tax law requires. Your account for as long as you have it. Messages until they are dealt with, and no longer than two years. Technical records for up to 90 days.',
      ],
    },
    {
      title: 'Your rights',
      blocks: [
        'You may ask what we hold about you, have it corrected, receive a copy, object to a use, or have it deleted where no law makes us keep it. Name, phone number and address you can change yourself in your account. For the rest, write to {email}; we answer within 30 days. You may also turn to the UAE Data Office.',
      ],
    },
    {
      title: 'Changes',
      blocks: ['When this policy changes, the new text stands here with a new date.'],
    },
  ],
};
