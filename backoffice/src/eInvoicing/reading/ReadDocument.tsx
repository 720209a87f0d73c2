import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { ReadEInvoice } from '../../types';
import { FieldGrid, ReadOnly, SectionTitle } from '../../kit/ui/fields';
import { FindingList } from '../FindingList';
import { ReadAmounts } from './ReadAmounts';
import { leftToRight } from '@shop/contract/isolation';
import { addressLines, dayText, flagNames } from './readTexts';

const key = (name: string) => `resources.read_e_invoice.${name}`;

interface Props {
  document: ReadEInvoice;
}

interface Fact {
  name: string;
  value: string;
}

/** Facts with their names; facts that the document lacks are left out. */
const Facts = ({ facts, min = 180 }: { facts: readonly Fact[]; min?: number }) => (
  <FieldGrid min={min}>
    {facts
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => (
        <ReadOnly key={name} label={key(name)}>
          {value}
        </ReadOnly>
      ))}
  </FieldGrid>
);

const Findings = ({ document: { findings } }: Props) => {
  const translate = useTranslate();
  if (findings.length === 0) return <Alert severity="success">{translate(key('faultless'))}</Alert>;
  return (
    <Alert severity="warning">
      {translate(key('findings'), { count: findings.length })}
      <FindingList findings={findings} isLinked={false} hasIds />
    </Alert>
  );
};

/** The rules that were checked, and those that were not: a document without findings may still be refused by a provider. */
const Rules = ({ document: { checkedRules, uncheckedRules } }: Props) => {
  const translate = useTranslate();
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        {translate(key('checked'), { count: checkedRules.length })}
      </Box>
      <Typography variant="body2" dir="ltr" sx={{ my: 1, overflowWrap: 'anywhere' }}>
        {checkedRules.join(', ')}
      </Typography>
      <Typography variant="body2">{translate(key('unchecked'))}</Typography>
      <Typography variant="body2" dir="ltr">
        {uncheckedRules.join(', ')}
      </Typography>
    </Box>
  );
};

const partyText = (party: ReadEInvoice['seller']) =>
  [party.legalName, party.tradeName, ...addressLines(party.address), leftToRight(party.phone), party.email]
    .filter((line) => line !== '')
    .join('\n');

const partyNumbers = (party: ReadEInvoice['seller'], translate: (name: string) => string) =>
  [
    [translate(key('trn')), party.trn],
    [translate(key('endpoint')), party.endpoint],
    [translate(key('licence')), [party.licence, party.licenceAuthority].filter(Boolean).join(', ')],
  ]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${String(name)}: ${String(value)}`)
    .join('\n');

const Parties = ({ document: { seller, buyer, deliverTo } }: Props) => {
  const translate = useTranslate();
  const parties = [
    ['seller', seller],
    ['buyer', buyer],
  ] as const;
  return (
    <FieldGrid min={260}>
      {parties.map(([name, party]) => (
        <ReadOnly key={name} label={key(name)}>
          {`${partyText(party)}\n${partyNumbers(party, translate)}`}
        </ReadOnly>
      ))}
      {deliverTo && <ReadOnly label={key('deliverTo')}>{addressLines(deliverTo).join('\n')}</ReadOnly>}
    </FieldGrid>
  );
};

const Head = ({ document }: Props) => {
  const translate = useTranslate();
  const { creditReason, flags } = document;
  const reason =
    creditReason &&
    translate(`resources.credit-notes.reason.${creditReason.replaceAll('.', '_')}`, { _: creditReason });
  return (
    <Facts
      min={130}
      facts={[
        { name: 'number', value: document.number },
        { name: 'issueDate', value: dayText(document.issueDate) },
        { name: 'dueDate', value: dayText(document.dueDate) },
        { name: 'taxPointDate', value: dayText(document.taxPointDate) },
        { name: 'deliveryDate', value: dayText(document.deliveryDate) },
        { name: 'currency', value: document.currency },
        { name: 'exchangeRate', value: document.exchangeRate === null ? '' : String(document.exchangeRate) },
        { name: 'creditReason', value: reason },
        { name: 'flags', value: flagNames(flags, translate) },
      ]}
    />
  );
};

const paymentText = ({ payment }: ReadEInvoice) =>
  payment === null ? '' : [payment.accountName, payment.iban, payment.bic].filter(Boolean).join('\n');

const BYTES_PER_KB = 1024;
const attachmentText = ({ name, type, description, bytes }: ReadEInvoice['attachments'][number]) =>
  [leftToRight(name), leftToRight(type), description, leftToRight(`${Math.ceil(bytes / BYTES_PER_KB)} KB`)]
    .filter((part) => part !== '')
    .join(' · ');

const References = ({ document }: Props) => {
  const { preceding, payment } = document;
  const credited = preceding === null ? '' : `${preceding.number}\n${dayText(preceding.issueDate)}`;
  const facts = [
    { name: 'preceding', value: credited },
    { name: 'purchaseOrder', value: document.purchaseOrder },
    { name: 'salesOrder', value: document.salesOrder },
    { name: 'deliveryNote', value: document.deliveryNote },
    { name: 'payment', value: paymentText(document) },
    { name: 'paymentReference', value: payment?.reference ?? '' },
    { name: 'paymentTerms', value: document.paymentTerms },
    { name: 'note', value: document.note },
    { name: 'attachments', value: document.attachments.map(attachmentText).join('\n') },
    { name: 'uuid', value: document.uuid },
  ];
  return <Facts facts={facts} min={220} />;
};

/** An e-invoice in the form of an invoice. It takes the focus when it is shown, so that screen readers read it. */
export const ReadDocument = ({ document }: Props) => {
  const translate = useTranslate();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [document]);
  return (
    <>
      <Findings document={document} />
      <Rules document={document} />
      <Card>
        <CardContent>
          <Typography ref={title} tabIndex={-1} variant="h6" component="h2">
            {translate(key(`kind.${document.kind}`), { code: document.typeCode })}
          </Typography>
          <Head document={document} />
          <Parties document={document} />
          <SectionTitle text="shop.line.title" />
          <ReadAmounts document={document} />
          <SectionTitle text={key('references')} />
          <References document={document} />
        </CardContent>
      </Card>
    </>
  );
};
