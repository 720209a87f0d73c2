import { Box, Tab, Tabs } from '@mui/material';
import { SETTINGS_ID } from '@shop/contract/settings';
import { Title, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { SupplierDocuments } from '../../site/supplierDocuments/SupplierDocuments';
import type { SettingsRecord } from '../../types';
import { SavedHistory, SingleRecordForm } from '../../kit/record/SingleRecord';
import { settingsPath } from '../../paths';
import { type FormSection, hasPreview, isForm, type Section, sectionOf, SECTIONS } from './sections';
import { SettingsInputs } from './SettingsInputs';
import { SettingsPreview } from './SettingsPreview';
import { toSettingsUpdate } from './settingsPayload';

/** Side by side if there is room for both. */
const columns = {
  display: 'grid',
  width: '100%',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 480px)' },
};

/** The addresses of the sections. */
const SectionLinks = ({ section }: { section: Section }) => {
  const translate = useTranslate();
  return (
    <Tabs
      component="nav"
      aria-label={translate('resources.settings.page.edit')}
      value={section}
      variant="scrollable"
      allowScrollButtonsMobile
      sx={{ mt: 1 }}
    >
      {SECTIONS.map((one) => (
        <Tab
          key={one}
          value={one}
          component={Link}
          to={settingsPath(one)}
          aria-current={one === section ? 'page' : undefined}
          label={translate(`resources.settings.tab.${one}`)}
        />
      ))}
    </Tabs>
  );
};

/** One section of the form. Its other values are sent back as they were loaded. */
const SectionForm = ({ section }: { section: FormSection }) => (
  <SingleRecordForm<SettingsRecord> resource="settings" id={SETTINGS_ID} toUpdate={toSettingsUpdate} part={section}>
    <Box sx={hasPreview(section) ? columns : { width: '100%' }}>
      <SettingsInputs section={section} />
      {hasPreview(section) && <SettingsPreview />}
    </Box>
  </SingleRecordForm>
);

/** /settings/SECTION: the identity and the terms of the shop, with a preview of a document. */
const SettingsPage = () => {
  const section = sectionOf(useParams<'section'>().section);
  return (
    <>
      {!isForm(section) && <Title title="resources.settings.page.edit" />}
      <SectionLinks section={section} />
      {isForm(section) && <SectionForm section={section} />}
      {section === 'supplierDocuments' && <SupplierDocuments />}
      {section === 'history' && <SavedHistory resource="settings" id={SETTINGS_ID} />}
    </>
  );
};

export default SettingsPage;
