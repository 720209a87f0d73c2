import type { ProductType } from '@shop/contract/catalog';
import type { Language } from '@shop/contract/languages';
import type { PersonalPage, PublicPage } from './domain/page-route.js';

interface PageTexts {
  /** Titles as the storefront writes them once it runs. */
  readonly titles: Readonly<Record<PublicPage | PersonalPage | 'shop' | 'missing' | 'noProduct', string>>;
  readonly descriptions: Readonly<Record<PublicPage, string>>;
  readonly types: Readonly<Record<ProductType, string>>;
  readonly shop: (what: string | null) => string;
  readonly product: (minimum: number) => string;
  readonly crumbs: { readonly home: string; readonly shop: string };
}

export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  en: {
    titles: {
      home: 'Printing and packaging supplies in the UAE',
      shop: 'Shop',
      about: 'About',
      contact: 'Contact',
      privacy: 'Privacy Policy',
      terms: 'Terms',
      cart: 'Cart',
      login: 'Sign In',
      register: 'Create Account',
      forgotPassword: 'Forgot Password',
      resetPassword: 'Set a New Password',
      requests: 'Requests',
      orders: 'Orders',
      invoices: 'Invoices',
      profile: 'Profile',
      missing: 'Page not found',
      noProduct: 'Product not found',
    },
    descriptions: {
      home: 'Ribbons, creasing matrix and double face tape for print shops and packers in the UAE. Fill a cart, send it as a request and get a quote.',
      about:
        'Who supplies print shops of the UAE and the MENA region with ribbons, creasing matrix, tapes and rubbers.',
      contact: 'WhatsApp, e-mail and a form: tell us the machine, the size and how many. A person answers.',
      privacy: 'What the shop knows about you, why, for how long, and what you can do about it.',
      terms: 'Ordering, prices, delivery in the UAE, returns: the terms on which the shop sells.',
    },
    types: {
      Ribbon: 'Ribbon',
      'Creasing Matrix': 'Creasing Matrix',
      'Double Face Tape': 'Double Face Tape',
      Rubber: 'Rubber',
    },
    shop: (what) =>
      `${what ?? 'Ribbons, creasing matrix, double face tape and rubbers'} for printers and packers: sizes, list prices in AED and minimum quantities. Delivered in the UAE on request for a quote.`,
    product: (minimum) => `Minimum order quantity: ${minimum} pcs. Delivered in the UAE on request for a quote.`,
    crumbs: { home: 'Home', shop: 'Shop' },
  },
  ar: {
    titles: {
      home: 'مستلزمات الطباعة والتغليف في الإمارات',
      shop: 'المتجر',
      about: 'من نحن',
      contact: 'اتصل بنا',
      privacy: 'سياسة الخصوصية',
      terms: 'الشروط والأحكام',
      cart: 'السلة',
      login: 'تسجيل الدخول',
      register: 'إنشاء حساب',
      forgotPassword: 'نسيت كلمة المرور',
      resetPassword: 'تعيين كلمة مرور جديدة',
      requests: 'الطلبات',
      orders: 'أوامر الشراء',
      invoices: 'الفواتير',
      profile: 'الملف الشخصي',
      missing: 'الصفحة غير موجودة',
      noProduct: 'المنتج غير موجود',
    },
    descriptions: {
      home: 'أشرطة طباعة وقوالب تكسير وأشرطة لاصقة بوجهين للمطابع وشركات التعبئة في الإمارات. املأ السلة وأرسلها طلبًا واحصل على عرض سعر.',
      about: 'من يورّد الأشرطة وقوالب التكسير واللواصق والمطاط إلى مطابع الإمارات والمنطقة.',
      contact: 'واتساب وبريد إلكتروني ونموذج: أخبرنا عن الآلة والمقاس والكمية، ويردّ عليك شخص.',
      privacy: 'ما الذي يعرفه المتجر عنك، ولماذا، وإلى متى، وما الذي يمكنك فعله حيال ذلك.',
      terms: 'الطلب والأسعار والتوصيل داخل الإمارات والمرتجعات: الشروط التي يبيع المتجر بموجبها.',
    },
    types: {
      Ribbon: 'أشرطة الطباعة',
      'Creasing Matrix': 'قوالب التكسير',
      'Double Face Tape': 'أشرطة لاصقة بوجهين',
      Rubber: 'مطاط القذف',
    },
    shop: (what) =>
      `${what ?? 'أشرطة طباعة وقوالب تكسير وأشرطة لاصقة بوجهين ومطاط'} للمطابع وشركات التعبئة: المقاسات وأسعار القائمة بالدرهم والحد الأدنى للطلب. توصيل داخل الإمارات بعد طلب عرض سعر.`,
    product: (minimum) => `الحد الأدنى للطلب: ${minimum}. توصيل داخل الإمارات بعد طلب عرض سعر.`,
    crumbs: { home: 'الرئيسية', shop: 'المتجر' },
  },
};
