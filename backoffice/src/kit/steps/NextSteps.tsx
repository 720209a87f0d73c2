import { Button, Stack, Tooltip } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { useRoleActions } from '../auth/useMay';
import { MoreMenu } from '../ui/MoreMenu';
import { useOnFirstClick } from '../ui/useSingleClick';
import { isStepAllowed, labelOf, type NextStep, shownSteps } from './nextStep';
import { useStep } from './useStep';

interface ButtonProps<R extends RaRecord> {
  step: NextStep<R>;
  record: R;
  isPrimary: boolean;
}

/** A disallowed step remains focusable, and shows the reason on hover or press. */
const StepButton = <R extends RaRecord>({ step, record, isPrimary }: ButtonProps<R>) => {
  const translate = useTranslate();
  const { press, isPending, dialogs } = useStep(step, record);
  const isAllowed = isStepAllowed(step, record);
  const onFirstClick = useOnFirstClick();
  const click = onFirstClick(press);
  return (
    <>
      <Tooltip title={isAllowed ? '' : translate(step.why?.(record) ?? '', step.whyValues?.(record))} describeChild>
        <Button
          size="small"
          variant={isPrimary ? 'contained' : 'outlined'}
          color={isPrimary ? 'primary' : 'inherit'}
          loading={isPending}
          aria-disabled={isAllowed ? undefined : true}
          data-step={step.name}
          onClick={click}
          sx={isPrimary ? undefined : { borderColor: 'divider', ...(!isAllowed && { color: 'text.disabled' }) }}
        >
          {translate(labelOf(step, record), step.labelValues?.(record))}
        </Button>
      </Tooltip>
      {dialogs}
    </>
  );
};

interface Props<R extends RaRecord> {
  /** In the order of the work. */
  steps: readonly NextStep<R>[];
  /** Further buttons for the menu, such as documents. */
  buttons?: ReactNode;
  /** Beside the filled button. */
  children?: ReactNode;
}

const NOTHING = { primary: undefined, quiet: [] };

/** A completed step removes its focused button: the row gets the focus, so that the next step is one Tab away. */
const useRetainedFocus = (turn: string | undefined) => {
  const row = useRef<HTMLDivElement | null>(null);
  const before = useRef(turn);
  useEffect(() => {
    if (before.current !== turn && document.activeElement === document.body) row.current?.focus();
    before.current = turn;
  }, [turn]);
  return row;
};

/** The buttons for the next steps of the record in context: the current step is filled, the others are in a menu. */
export const NextSteps = <R extends RaRecord>({ steps, buttons, children }: Props<R>) => {
  const record = useRecordContext<R>();
  const label = useTranslate()('shop.steps.title');
  const may = useRoleActions();
  const { primary, quiet } = record ? shownSteps(steps, record, may) : NOTHING;
  const row = useRetainedFocus(primary?.name);
  if (!record) return null;
  return (
    <Stack
      ref={row}
      tabIndex={-1}
      direction="row"
      role="group"
      aria-label={label}
      useFlexGap
      sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', outline: 'none' }}
    >
      {primary && <StepButton key={primary.name} step={primary} record={record} isPrimary />}
      {children}
      {(quiet.length > 0 || buttons !== undefined) && (
        <MoreMenu>
          {quiet.map((step) => (
            <StepButton key={step.name} step={step} record={record} isPrimary={false} />
          ))}
          {buttons}
        </MoreMenu>
      )}
    </Stack>
  );
};
