import type { Fact } from '../../kit/record/Facts';
import { type Section, ShowPage } from '../../kit/record/ShowPage';
import type { ContactMessageRecord } from '../../types';
import { DeleteRecordButton } from '../../kit/ui/DeleteRecordButton';
import { PhoneLinks } from '../../kit/ui/PhoneLinks';

const sender: readonly Fact<ContactMessageRecord>[] = [
  { field: 'createdAt', kind: 'moment' },
  { field: 'name' },
  { field: 'phone', cell: ({ phone }) => <PhoneLinks phone={phone} /> },
];

const sections: readonly Section<ContactMessageRecord>[] = [
  { facts: sender, min: 220 },
  // The full width.
  { facts: [{ field: 'message' }], min: 1000 },
];

/** One message as it was sent from the shop's contact page. */
const ContactShow = () => (
  <ShowPage<ContactMessageRecord>
    resource="contact"
    buttons={<DeleteRecordButton redirect="list" />}
    sections={sections}
    history={false}
  />
);

export default ContactShow;
