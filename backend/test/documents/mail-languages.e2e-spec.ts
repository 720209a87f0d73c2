import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Language } from '@shop/contract/languages';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { awaitEmails } from '../support/emails.js';

let shop: TestShop;
let staff: TestActor;

beforeAll(async () => {
  shop = await startShop({ SHOP_EMAIL: 'desk@shop.example' });
  staff = await shop.as.staff();
});
afterAll(() => shop.close());

interface Numbers {
  readonly quote: string;
  readonly order: string;
  readonly invoice: string;
}

/** One expected email: its subject and texts that must be in it. */
type Expected = readonly [subject: string, ...texts: string[]];

const ENGLISH = ({ quote, order, invoice }: Numbers): Expected[] => [
  [`We received your request ${quote}`, 'Hello Mariam,', ': 2 rolls', 'Your note: By Thursday', 'View your requests'],
  [
    `Your quote ${quote} is ready`,
    '2 rolls × AED 617.25 = AED 1,234.50',
    'Delivery charge: AED 25.00',
    'Total: AED 1,259.50',
  ],
  [`Your order ${order}`, 'are processing it', 'Delivery to: Al Quoz', 'View your orders'],
  [`Invoice ${invoice} for order ${order}`, 'Amount due: AED 1,259.50', 'Due date: ', 'View your invoices'],
  [`Payment received for invoice ${invoice}`, 'Payment method: Bank Transfer', 'Payment date: 21 November 2024'],
  [`Payment refunded for invoice ${invoice}`, 'We have refunded a payment', 'Remaining due: AED 1,259.50'],
  ['Your password was changed', 'reply to this email immediately'],
  ['Set a new password', 'expires in 30 minutes', '/reset-password#'],
];

const ARABIC = ({ quote, order, invoice }: Numbers): Expected[] => [
  [`استلمنا طلبكم ${quote}`, 'مرحبًا Mariam،', ': 2 لفة', 'ملاحظتكم: By Thursday', 'عرض طلباتكم'],
  [
    `عرض السعر ${quote} جاهز`,
    '2 لفة × 617.25 درهم = 1,234.50 درهم',
    'رسوم التوصيل: 25.00 درهم',
    'الإجمالي: 1,259.50 درهم',
  ],
  [`الطلبية ${order}`, 'وبدأنا تجهيزها', 'عنوان التوصيل: Al Quoz', 'عرض الطلبيات'],
  [`الفاتورة ${invoice} للطلبية ${order}`, 'المبلغ المستحق: 1,259.50 درهم', 'تاريخ الاستحقاق: ', 'عرض فواتيركم'],
  [`استلمنا دفعة عن الفاتورة ${invoice}`, 'طريقة الدفع: تحويل بنكي', 'تاريخ الدفع: 21 نوفمبر 2024'],
  [`ردّ دفعة عن الفاتورة ${invoice}`, 'رددنا إليكم دفعة', 'المتبقي المستحق: 1,259.50 درهم'],
  ['تم تغيير كلمة المرور', 'الرد على هذه الرسالة فورًا'],
  ['تعيين كلمة مرور جديدة', 'خلال 30 دقيقة', '/reset-password#'],
];

/** Takes a customer through everything that is reported by email. */
async function customerWithEverything(language: Language): Promise<{ email: string; numbers: Numbers }> {
  const buyer = await shop.as.customer('Mariam');
  await buyer.http.put('/api/users/profile').send({ language }).expect(200);
  const product = await shop.given.product();
  const request = { requestedItems: [{ product: product._id, qty: 2 }], clientToAdminNote: 'By Thursday' };
  const { body: quote } = await buyer.http.post('/api/quotes').send(request).expect(201);
  const requestedItems = [{ product: product._id, qty: 2, unitPrice: 617.25 }];
  const price = (status: string) => staff.http.put(`/api/quotes/${quote._id}`).send({ status });
  await staff.http.put(`/api/quotes/${quote._id}`).send({ requestedItems, deliveryCharge: 25 }).expect(200);
  await price('Quoted').expect(200);
  await price('Confirmed').expect(200);
  const { body: order } = await staff.http.post(`/api/orders/from-quote/${quote._id}`).expect(201);
  const { body: invoice } = await staff.http.post('/api/invoices').send({ order: order._id }).expect(201);
  const money = { amount: 30, paymentMethod: 'Bank Transfer', paymentDate: '2024-11-21', paidTo: 'Omar' };
  const { body: paid } = await staff.http.post(`/api/payments/from-invoice/${invoice._id}`).send(money).expect(201);
  await staff.http.put(`/api/payments/${paid.payment._id}`).send({ status: 'Refunded' }).expect(200);
  const [currentPassword, newPassword] = [buyer.password, 'another long one'];
  const passwords = { currentPassword, newPassword, confirmPassword: newPassword };
  await buyer.http.put('/api/users/password').send(passwords).expect(200);
  await shop.as.visitor().post('/api/users/password-reset').send({ email: buyer.email }).expect(202);
  const numbers = { quote: quote.number, order: order.orderNumber, invoice: invoice.invoiceNumber };
  return { email: buyer.email, numbers };
}

describe.each([
  ['en', 'ltr', ENGLISH],
  ['ar', 'rtl', ARABIC],
] as const)('the emails of a customer who reads %s', (language, direction, expectedOf) => {
  it('are all in that language', async () => {
    const { email, numbers } = await customerWithEverything(language);
    for (const [subject, ...texts] of expectedOf(numbers)) {
      const [received] = await awaitEmails(shop, email, subject);
      for (const text of texts) expect(received?.text).toContain(text);
      expect(received?.header('content-language')).toEqual([language]);
      expect(received?.html).toContain(`<html lang="${language}" dir="${direction}">`);
    }
    const [toStaff] = await awaitEmails(shop, 'desk@shop.example', `New request ${numbers.quote} from Mariam`);
    expect(toStaff?.text).toContain(': 2 roll');
    expect(toStaff?.html).toContain('<html lang="en" dir="ltr">');
  });
});

it('an email about a new address is in the language of the account', async () => {
  const buyer = await shop.as.customer();
  const { password: currentPassword } = buyer;
  await buyer.http
    .put('/api/users/profile')
    .send({ language: 'ar', email: 'moved@example.com', currentPassword })
    .expect(200);
  const [received] = await awaitEmails(shop, buyer.email, 'A new email address was entered for your account');
  expect(received?.html).toContain('lang="en"');
  await buyer.http.put('/api/users/profile').send({ email: 'again@example.com', currentPassword }).expect(200);
  const [arabic] = await awaitEmails(shop, buyer.email, 'أُدخل بريد إلكتروني جديد لحسابك');
  expect(arabic?.text).toContain('again@example.com');
});
