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
        'The products in the shop are an invitation to request a quote, not an offer. Sending a cart is a request; it is free and not binding.',
        'We reply with a quote that states prices, quantities, delivery and other charges. An order is formed once you have confirmed the quote and we have created the order in your account.',
        [
          'Each product has a minimum order quantity. Requests below it cannot be sent.',
          'List prices may change at any time. The price of a confirmed quote does not.',
          'If an item runs out between quote and order, we will tell you and agree with you on a replacement, a later date or a cancellation.',
        ],
      ],
    },
    {
      title: 'Prices and payment',
      blocks: [
        'All prices are in UAE dirhams (AED). Value added tax is charged as the law requires and is shown on the invoice.',
        'We do not take payment online. Invoices are payable by cash, bank transfer, credit card or cheque by the due date shown on them. We may withhold further deliveries while an invoice is overdue.',
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
        'Returns are at our discretion. Please write to us within seven days of delivery, before you send anything back, with the order number and a photo.',
        [
          'Goods that are damaged, faulty or not what was ordered are replaced or credited.',
          'Unopened goods in their original packaging may be returned for credit; a handling charge may apply.',
          'Cut, opened or custom-made goods cannot be returned.',
        ],
      ],
    },
    {
      title: 'Liability',
      blocks: [
        'Please test each material on your machine before a production run. To the extent permitted by law, our liability for a delivery is limited to its invoiced price, and we are not liable for lost production or other indirect loss. Nothing in these terms limits liability that cannot be limited by law.',
      ],
    },
    {
      title: 'Your account',
      blocks: [
        'Keep your password to yourself and your details up to date. Requests made from your account count as made by you. We may close accounts that are misused.',
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
