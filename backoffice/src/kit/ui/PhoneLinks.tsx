import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';

/** WhatsApp takes the digits of an international number; one without a country is of the UAE. */
export const whatsApp = (phone: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '').replace(/^00/, '').replace(/^0/, '971')}`;

/** As high as a touch target has to be. */
const target = { display: 'inline-block', py: 0.5 };

/** A phone number, to call and to write to. */
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
