import { Box, Tab, Tabs } from '@mui/material';
import { SETTINGS_ID } from '@shop/contract/settings';
import { Edit, SimpleForm, Title, useGetOne, useNotify, useRefresh, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { HistoryPanel } from '../../kit/history/HistoryPanel';
import { SupplierDocuments } from '../../site/supplierDocuments/SupplierDocuments';
import type { SettingsRecord } from '../../types';
import { FailureBox, staysOnFailure } from '../../kit/ui/FailureBox';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { SaveBar } from '../../kit/ui/SaveBars';
import { UnsavedChanges } from '../../kit/ui/UnsavedChanges';
import { settingsPath } from '../../paths';
import { type FormSection, hasPreview, isForm, type Section, sectionOf, SECTIONS } from './sections';
import { SettingsInputs } from './SettingsInputs';
import { SettingsPreview } from './SettingsPreview';
import { toSettingsUpdate } from './settingsPayload';

const LoadFailed = () => {
  const translate = useTranslate();
  const refresh = useRefresh();
  return <FailureBox text={translate('resources.settings.load_failed')} onRetry={() => refresh()} sx={{ mt: 2 }} />;
};

/** Settings that were never saved have no history. */
const SavedHistory = () => {
  const { data } = useGetOne<SettingsRecord>('settings', { id: SETTINGS_ID }, { retry: false });
  return data && data.version > 0 ? <HistoryPanel resource="settings" id={SETTINGS_ID} /> : null;
};

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
const SectionForm = ({ section }: { section: FormSection }) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const onSuccess = () => {
    notify('resources.settings.notifications.updated', { type: 'success' });
    refresh();
  };
  const onError = useFailureNotice('resources.settings.notifications.update_failed', {
    resource: 'settings',
    id: SETTINGS_ID,
  });
  return (
    <Edit<SettingsRecord>
      id={SETTINGS_ID}
      title="resources.settings.page.edit"
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onSuccess, onError }}
      queryOptions={staysOnFailure}
      transform={(form: SettingsRecord) => toSettingsUpdate(form)}
      error={<LoadFailed />}
      actions={false}
    >
      <SimpleForm key={section} toolbar={<SaveBar />} noValidate>
        <UnsavedChanges staysSaved />
        <Box sx={hasPreview(section) ? columns : { width: '100%' }}>
          <SettingsInputs section={section} />
          {hasPreview(section) && <SettingsPreview />}
        </Box>
      </SimpleForm>
    </Edit>
  );
};

/** /settings/SECTION: the identity and the terms of the shop, with a preview of a document. */
const SettingsPage = () => {
  const section = sectionOf(useParams<'section'>().section);
  return (
    <>
      {!isForm(section) && <Title title="resources.settings.page.edit" />}
      <SectionLinks section={section} />
      {isForm(section) && <SectionForm section={section} />}
      {section === 'supplierDocuments' && <SupplierDocuments />}
      {section === 'history' && <SavedHistory />}
    </>
  );
};

export default SettingsPage;
