export const messages = {
  'noscript.readOnly': 'JavaScript is off: you can read everything here, but the cart and requests need it.',
  'noscript.cart':
    'Your cart is kept by your browser, which needs JavaScript for it. Please switch it on and load the page again.',
  'noscript.account': 'This page needs JavaScript. Please switch it on and load the page again.',
  'noscript.reach': 'You can also order by e-mail:',
  'contact.lead': 'Tell us the machine, the size and how many. A person answers.',
  'contact.whatsapp': 'WhatsApp',
  'contact.whatsappLabel': 'WhatsApp {number}',
  'contact.numbersLoading': 'Loading contact numbers...',
  'contact.numbersError': 'Failed to load contact numbers.',
  'contact.email': 'Email',
  'contact.address': 'Address',
  'contact.formTitle': 'Send us a message',
  'contact.name': 'Name',
  'contact.phone': 'Phone',
  'contact.message': 'Message',
  'contact.nameRequired': 'Name is required.',
  'contact.phoneRequired': 'Phone is required.',
  'contact.phoneInvalid':
    '“{value}” is not a phone number. Write it like 050 123 4567, or with + and the country code.',
  'contact.messageRequired': 'Message is required.',
  'contact.submit': 'Send message',
  'contact.submitting': 'Sending…',
  'contact.sent': 'Thank you. Your message has been sent.',
  'contact.failed': 'Failed to send message. Please try again later.',

  'document.updated': 'Last updated {date}',
  'document.contents': 'On this page',

  'contact.description': 'WhatsApp, e-mail and a form: tell us the machine, the size and how many. A person answers.',
  'about.description':
    'Who supplies print shops of the UAE and the MENA region with ribbons, creasing matrix, tapes and rubbers.',
  'privacy.description': 'What the shop knows about you, why, for how long, and what you can do about it.',
  'terms.description': 'Ordering, prices, delivery in the UAE, returns: the terms on which the shop sells.',
} as const;
