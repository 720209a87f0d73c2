/** A part of the texts of the contact page: said where a browser runs no scripts. */
export const messages = {
  'noscript.readOnly': 'JavaScript is off: you can read everything here, but the cart and requests need it.',
  'noscript.cart':
    'Your cart is kept by your browser, which needs JavaScript for it. Please switch it on and load the page again.',
  'noscript.account': 'This page needs JavaScript. Please switch it on and load the page again.',
  'noscript.reach': 'You can also order by e-mail:',
} as const;
