import { Box, Typography } from '@mui/material';
import { actionsOfRole, STAFF_ROLES, type StaffRole } from '@shop/contract/staff-roles';
import { BooleanInput, SelectInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useMay } from '../../kit/auth/useMay';

const choices = STAFF_ROLES.map((id) => ({ id, name: `shop.staff.role.${id}` }));

const WhatRoleMay = ({ role }: { role: StaffRole }) => {
  const translate = useTranslate();
  return (
    <Box component="details" sx={{ gridColumn: '1 / -1', mb: 2 }}>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 0.5 }}>
        {translate('shop.staff.may', { role: translate(`shop.staff.role.${role}`) })}
      </Typography>
      <Box component="ul" sx={{ m: 0, ps: 3, typography: 'body2', columns: { sm: 2 }, color: 'text.secondary' }}>
        {actionsOfRole(role).map((action) => (
          <li key={action}>{translate(`shop.staff.action.${action}`)}</li>
        ))}
      </Box>
    </Box>
  );
};

/** The staff flag and the role of the user; only for users who may change them. */
export const StaffInputs = () => {
  const may = useMay('staff.write');
  const [isAdmin, role] = useWatch<Record<string, unknown>>({ name: ['isAdmin', 'staffRole'] });
  const known = STAFF_ROLES.find((one) => one === role) ?? 'Administrator';
  if (!may) return null;
  return (
    <>
      <BooleanInput source="isAdmin" label="resources.users.is_admin" helperText={false} />
      {isAdmin === true && (
        <>
          <SelectInput source="staffRole" choices={choices} defaultValue="Administrator" helperText={false} />
          <WhatRoleMay role={known} />
        </>
      )}
    </>
  );
};
