import { Card, CardContent } from '@mui/material';
import type { ReactNode } from 'react';
import { Title, useTranslate } from 'react-admin';
import { SectionTitle } from './fields';

interface Props {
  /** Translation key of the page's title. */
  title?: string;
  /** The maximum width in pixels. */
  width?: number;
  children: ReactNode;
}

/** The content of a page that is no list and no record. */
export const PageCard = ({ title, width, children }: Props) => (
  <Card sx={{ mt: 2, maxWidth: width }}>
    {title !== undefined && <Title title={title} />}
    <CardContent>{children}</CardContent>
  </Card>
);

/** A part of a page with a title of its own. */
export const SectionCard = ({ title, isBusy, children }: { title: string; isBusy?: boolean; children: ReactNode }) => (
  <Card component="section" aria-label={useTranslate()(title)} aria-busy={isBusy} sx={{ mt: 2 }}>
    <CardContent>
      <SectionTitle text={title} />
      {children}
    </CardContent>
  </Card>
);
