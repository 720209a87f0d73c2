import type { TextDocument } from '../../documents';

export const text: TextDocument = {
  lead: '{shop} supplies printing and packaging materials to print shops, label makers and packers.',
  sections: [
    {
      title: 'Who we are',
      blocks: [
        '{shop} was founded in 2025 and serves the MENA region from the United Arab Emirates. We began with a simple complaint: a press stands still for want of a ribbon that costs less than the hour it loses.',
        'So we keep the small things that stop a large machine: hot-stamping, thermal-transfer and satin date-coding ribbon, creasing matrix, double face tape and rubbers, in the sizes that presses here take.',
      ],
    },
    {
      title: 'How we work',
      blocks: [
        'Nothing is paid online. You fill a cart and send it as a request; a person prices it and answers with a quote that you can download, share and confirm.',
        [
          'Prices are in UAE dirhams, with delivery and other charges written out.',
          'Each product names its minimum order quantity, so that you know before you ask.',
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
          'Papers that your accountant can file without a phone call.',
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
