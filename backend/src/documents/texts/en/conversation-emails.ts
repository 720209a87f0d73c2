/** The e-mails to customers about what is said on a quote, and about its links. */
export const conversationEmails = {
  quoteMessage: {
    subject: (number: string) => `New message about your quote ${number}`,
    text: (author: string, number: string) => `${author} writes about your quote ${number}:`,
    file: 'File',
    link: 'Open the conversation',
  },
  quoteCode: {
    subject: (number: string) => `Your code for quote ${number}`,
    texts: (number: string, minutes: number) => [
      `With this code you accept or decline quote ${number} on the page that you have opened.`,
      `It works once, for ${minutes} minutes. An older one does not work any more. Give it to nobody.`,
      'If you did not ask for it, you need not do anything: without the code nobody answers for you.',
    ],
    code: 'Code',
  },
};

/** The e-mails to the staff, in English only. A text is set in the direction of its first letter, so none begins with a name. */
export const staffConversationEmails = {
  subject: (number: string, buyer: string) => `Message about ${number} from ${buyer}`,
  text: (buyer: string, number: string) => `A message about ${number} from ${buyer}:`,
  targets: (buyer: string, number: string) => `Target prices for ${number} from ${buyer}:`,
  link: 'Open the conversation',
};
