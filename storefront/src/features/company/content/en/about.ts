import type { TextDocument } from '../../documents';

export const text: TextDocument = {
  lead: '{shop} supplies printing and packaging materials to print shops, label makers and packers.',
  sections: [
    {
      title: 'Who we are',
      blocks: [
        '{shop} was founded in 2025 and serves the MENA region from the United Arab Emirates. We began with a simple complaint: a press stands idle because of a ribbon that costs less than the hour of lost production.',
        'So we stock the small supplies that can stop a large machine: hot-stamping, thermal-transfer and satin date-coding ribbon, creasing matrix, double face tape and rubbers, in the sizes used here.',
      ],
    },
    {
      title: 'How we work',
      blocks: [
        'You don’t pay online. You fill a cart and send it as a request. Our team prices it and replies with a quote that you can download, share and confirm.',
        [
          'Prices are in UAE dirhams, with delivery and other charges shown separately.',
          'Each product shows its minimum order quantity up front.',
          'Your requests, orders, invoices and payments stay in one account.',
        ],
      ],
    },
    {
      title: 'What we promise',
      blocks: [
        [
          'A straight answer about what is on the shelf and what is not.',
          'The same grade under the same code, delivery after delivery.',
          'Paperwork that your accountant can file without calling us.',
        ],
      ],
    },
    {
      title: 'Where to find us',
      blocks: [
        '{legalName}, {address}. Write to {email}, or send us a message on WhatsApp: the numbers are on the contact page.',
      ],
    },
  ],
};
