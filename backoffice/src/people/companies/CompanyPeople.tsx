import { Alert, Box, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ForRole } from '../../kit/auth/ForRole';
import { editPath, statementPath } from '../../paths';
import type { CompanyOverviewResponse } from '@shop/contract/api';
import type { UserRecord } from '../../types';
import { SectionTitle } from '../../kit/ui/fields';
import { PhoneLinks } from '../../kit/ui/PhoneLinks';
import { AcceptRequestButton, RefuseRequestButton } from './CompanyAsking';

type Person = CompanyOverviewResponse['people'][number];
const asRecord = (person: Person): UserRecord => ({ ...person, id: person._id });

const row = {
  display: 'grid',
  gap: 1,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  gridTemplateColumns: { xs: '1fr', sm: '2fr 2fr 1fr' },
} as const;

const Row = ({ person, children }: { person: Person; children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Box component="li" sx={row}>
      <div>
        <Link component={RouterLink} to={editPath('users', person._id)} sx={{ fontWeight: 650 }}>
          {person.name}
        </Link>
        {person.companyRole && (
          <Typography variant="body2" color="text.secondary">
            {translate(`resources.companies.role.${person.companyRole}`)}
          </Typography>
        )}
      </div>
      <div>
        {person.email && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <Link href={`mailto:${person.email}`} dir="ltr" sx={{ display: 'inline-block', py: 0.5 }}>
              {person.email}
            </Link>
          </Typography>
        )}
        {person.phoneNumber && <PhoneLinks phone={person.phoneNumber} />}
      </div>
      <div>{children}</div>
    </Box>
  );
};

const List = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
);

/** The users of a company, and those who want to join. */
export const CompanyPeople = ({ company, overview }: { company: string; overview: CompanyOverviewResponse }) => {
  const translate = useTranslate();
  const { people, asking } = overview;
  return (
    <>
      <SectionTitle text="resources.companies.people.title" />
      {people.length === 0 && (
        <Typography color="text.secondary">{translate('resources.companies.people.none')}</Typography>
      )}
      <List>
        {people.map((person) => (
          <Row key={person._id} person={person}>
            <Link component={RouterLink} to={statementPath(person._id)}>
              {translate('shop.statement.title')}
            </Link>
          </Row>
        ))}
      </List>
      {asking.length > 0 && (
        <>
          <SectionTitle text="resources.companies.people.asking" />
          <Alert severity="info">{translate('resources.companies.people.asking_help')}</Alert>
          <List>
            {asking.map((person) => (
              <Row key={person._id} person={person}>
                <ForRole action="customers.write">
                  <Stack direction="row" spacing={1}>
                    <AcceptRequestButton user={asRecord(person)} company={company} />
                    <RefuseRequestButton user={asRecord(person)} />
                  </Stack>
                </ForRole>
              </Row>
            ))}
          </List>
        </>
      )}
    </>
  );
};
