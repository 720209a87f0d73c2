import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { recordPath } from '../../paths';
import type { EmailRecord } from '../../types';

/** A link to the record that the email is about. */
export const AboutLink = ({ about }: Pick<EmailRecord, 'about'>) =>
  about && (
    <Link component={RouterLink} to={recordPath(about.resource, about._id)}>
      {about.name}
    </Link>
  );
