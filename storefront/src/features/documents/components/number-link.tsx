import { Fragment } from 'react';
import { Link } from '../../../components/ui/link';
import styles from './number-link.module.css';

interface NumberLinkProps {
  to: string;
  number: string;
  className?: string | undefined;
}

/** The number of a document as a link to its page. */
export function NumberLink({ to, number, className = styles.link }: NumberLinkProps) {
  return (
    <Link to={to} className={className}>
      <bdi>{number}</bdi>
    </Link>
  );
}

interface InvoiceLinksProps {
  numbers: readonly { readonly invoiceNumber: string }[];
  /** The page of an invoice by its number; undefined for those of others. */
  pathOf: (invoiceNumber: string) => string | undefined;
}

/** The numbers of several invoices, as links to their pages. */
export function InvoiceLinks({ numbers, pathOf }: InvoiceLinksProps) {
  return numbers.map(({ invoiceNumber }, index) => {
    const to = pathOf(invoiceNumber);
    return (
      <Fragment key={invoiceNumber}>
        {index > 0 && ', '}
        {to ? <NumberLink to={to} number={invoiceNumber} /> : <bdi>{invoiceNumber}</bdi>}
      </Fragment>
    );
  });
}
