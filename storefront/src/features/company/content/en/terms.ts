import type { TextDocument } from '../../documents';

export const text: TextDocument = {
  lead: 'The terms on which {legalName} sells and delivers. By sending a request you agree to them.',
  updated: '2026-01-05',
  sections: [
    {
      title: 'Who these terms bind',
      blocks: [
        'These terms apply between {legalName} ("{shop}", "we") and the business that orders from us ("you"). We sell to businesses only. Other terms apply only where we have agreed to them in writing.',
      ],
    },
    {
      title: 'Ordering',
      blocks: [
        'The products in the shop are an invitation to ask for a quote, not an offer. A cart that you send is a request; it costs nothing and binds nobody.',
        'We answer with a quote that names prices, quantities, delivery and other charges. An order comes about when you have confirmed the quote and we have created the order in your account.',
        [
          'Each product has a minimum order quantity. Requests below it cannot be sent.',
          'List prices may change at any time. The price of a confirmed quote does not.',
          'Where something runs out between quote and order, we tell you and agree on a replacement, a later date or a cancellation.',
        ],
      ],
    },
    {
      title: 'Prices and payment',
      blocks: [
        'All prices are in UAE dirhams (AED). Value added tax is charged as the law requires and is shown on the invoice.',
        'We take no payment online. Invoices are paid by cash, bank transfer, credit card or cheque by the due date that they name. We may hold back further deliveries while an invoice is overdue.',
      ],
    },
    {
      title: 'Delivery in the UAE',
      blocks: [
        'We deliver within the United Arab Emirates, to the address of your account or the one agreed in the quote. Delivery charges are part of the quote.',
        'Delivery dates are estimates made in good faith. The risk passes to you when the goods are handed over; please check quantities and packaging before you sign.',
        'The goods remain our property until they are paid in full.',
      ],
    },
    {
      title: 'Returns',
      blocks: [
        'Returns are at our discretion. Please write to us within seven days of delivery, before you send anything back, with the order number and a picture.',
        [
          'Goods that are damaged, faulty or not what was ordered are replaced or credited.',
          'Unopened goods in their original packaging may be taken back against a credit; a handling charge may apply.',
          'Cut, opened or specially made goods are not taken back.',
        ],
      ],
    },
    {
      title: 'Liability',
      blocks: [
        'Test a material on your machine before a production run. To the extent that the law allows, our liability for a delivery is limited to its invoiced price, and we are not liable for lost production or other indirect damage. Nothing here limits liability that the law does not let us limit.',
      ],
    },
    {
      title: 'Your account',
      blocks: [
        'Keep your password to yourself and your details up to date. What is requested from your account counts as requested by you. We may close accounts that are misused.',
      ],
    },
    {
      title: 'Law and disputes',
      blocks: [
        'The law of the United Arab Emirates applies. Before going to court, both sides try to settle the matter in writing; after that, the courts of the emirate in which we are registered decide.',
      ],
    },
    {
      title: 'Contact',
      blocks: ['{legalName}, {address}. TRN {trn}. Questions about these terms: {email}.'],
    },
  ],
};
