import { useTranslate } from 'react-admin';
import { useTerm } from '../../i18n/terms';
import type { TypedLine } from './lineForm';

/** The target of a line, in words. */
export const useTargetName = () => {
  const translate = useTranslate();
  const term = useTerm();
  return ({ target, name }: Pick<TypedLine, 'target' | 'name'>): string => {
    if (target === 'all') return translate('resources.price-lists.add.all');
    return target === 'type' ? term(name) : name;
  };
};
