import { PHONE_RULE } from '@shop/contract/words/en/rules';
export const messages = {
  'noscript.readOnly': 'JavaScript is turned off. You can browse the shop, but the cart and requests need it.',
  'noscript.cart': 'Your cart is stored in your browser and needs JavaScript. Please turn it on and reload the page.',
  'noscript.account': 'This page needs JavaScript. Please turn it on and reload the page.',
  'noscript.reach': 'You can also order by email:',
  'contact.lead': 'Tell us your machine, the size and the quantity. A real person will reply.',
  'contact.whatsapp': 'WhatsApp',
  'contact.whatsappLabel': 'WhatsApp {number}',
  'contact.numbersLoading': 'Loading contact numbers…',
  'contact.numbersError': 'Failed to load contact numbers.',
  'contact.email': 'Email',
  'contact.address': 'Address',
  'contact.formTitle': 'Send us a message',
  'contact.name': 'Name',
  'contact.phone': 'Phone',
  'contact.message': 'Message',
  'contact.nameRequired': 'Name is required.',
  'contact.phoneRequired': 'Phone is required.',
  'contact.phoneInvalid': PHONE_RULE,
  'contact.messageRequired': 'Message is required.',
  'contact.submit': 'Send message',
  'contact.submitting': 'Sending…',
  'contact.sent': 'Thank you. Your message has been sent.',
  'contact.failed': 'Failed to send message. Please try again later.',

  'document.updated': 'Last updated {date}',
  'document.contents': 'On this page',

  'contact.description':
    'Reach us on WhatsApp, by email or with the form. Tell us your machine, the size and the quantity.',
  'about.description':
    'Supplier of ribbons, creasing matrix, tapes and rubbers to print shops in the UAE and the MENA region.',
  'privacy.description': 'What data we collect, why, how long we keep it, and your rights.',
  'terms.description': 'Our terms for ordering, prices, delivery in the UAE and returns.',
} as const;
