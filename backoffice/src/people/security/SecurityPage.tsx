import { Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Passkeys } from './Passkeys';
import { SecondFactor } from './SecondFactor';
import { Sessions } from './Sessions';

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section" sx={{ mt: 2, maxWidth: 760 }}>
    <CardContent>
      <Typography variant="h6" component="h2" gutterBottom>
        {useTranslate()(title)}
      </Typography>
      {children}
    </CardContent>
  </Card>
);

/** /security: the second factor, passkeys and sessions of the signed-in user. */
const SecurityPage = () => (
  <>
    <Title title="shop.security.title" />
    <Section title="shop.security.factor.title">
      <SecondFactor />
    </Section>
    <Section title="shop.security.passkeys.title">
      <Passkeys />
    </Section>
    <Section title="shop.security.sessions.title">
      <Sessions />
    </Section>
  </>
);

export default SecurityPage;
