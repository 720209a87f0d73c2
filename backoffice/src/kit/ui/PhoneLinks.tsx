import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';

/** WhatsApp needs the digits of an international number; a number without a country code belongs to the UAE. */
const whatsApp = (phone: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '').replace(/^00/, '').replace(/^0/, '971')}`;

/** The minimum height of a touch target. */
const target = { display: 'inline-block', py: 0.5 };

/** A phone number that calls; a click on it must not open its row. */
export const CallLink = ({ phone }: { phone: string }) => (
  <Link href={`tel:${phone.replace(/\s/g, '')}`} dir="ltr" onClick={(event) => event.stopPropagation()}>
    {phone}
  </Link>
);

/** A phone number with links to call and to WhatsApp. */
export const PhoneLinks = ({ phone }: { phone: string }) => {
  const translate = useTranslate();
  return (
    <>
      <Link href={`tel:${phone.replace(/\s/g, '')}`} dir="ltr" sx={target}>
        {phone}
      </Link>
      <br />
      <Link href={whatsApp(phone)} target="_blank" rel="noopener noreferrer" sx={target}>
        {translate('resources.contact.whatsapp')}
      </Link>
    </>
  );
};
