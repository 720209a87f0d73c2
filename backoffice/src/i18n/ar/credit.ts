import type { credit as english } from '../en/credit';

export const credit: typeof english = {
  standing: 'حدّ الائتمان {limit}: المفتوح {open}، منه متأخر {overdue}؛ غير المفوتر {unbilled}؛ المتبقي {left}.',
  beyond: 'هذا يتجاوزه: سيُوقف الأمر.',
  failed: 'تعذّر تحميل ائتمان العميل.',
  held: 'يتجاوز هذا الأمر حدّ الائتمان وهو موقوف: يُسلَّم ويُفوتر بعد الإفراج عنه.',
  was_released: 'أفرج عنه {by}: {reason}',
  release: 'إفراج',
  release_title: 'الإفراج عن الأمر {number}',
  released: 'أُفرج عن الأمر.',
  release_failed: 'لم يُفرج عن الأمر.',
  not_held: 'هذا الأمر غير موقوف.',
  reason: 'السبب',
  is_held: 'موقوف',
};
