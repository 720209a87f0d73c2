import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MoveInResponse } from '@shop/contract/api';
import { MOVE_IN_KINDS, type MoveInKind } from '@shop/contract/move-in';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { AskTwiceButton } from '../../kit/ui/AskTwiceButton';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { moveInFilePath } from '../../paths';

const text = (key: string) => `resources.move-ins.${key}`;

interface StepProps {
  moveIn: MoveInResponse;
  kind: MoveInKind;
  mayRun: boolean;
}

const Step = ({ moveIn: { _id, source }, kind, mayRun }: StepProps) => {
  const translate = useTranslate();
  const server = useDataProvider<ShopDataProvider>();
  const [notify, refresh] = [useNotify(), useRefresh()];
  const { mutate: undo, isPending } = useMutation({
    mutationFn: () => server.undoMoveInStep(_id, kind),
    onSuccess: () => {
      notify(text('step_undone'), { type: 'success' });
      refresh();
    },
    onError: useFailureNotice(text('undo_failed')),
  });
  const name = translate(text(`kind.${kind}`));
  return (
    <Stack component="li" spacing={0.5} sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 650 }}>
        {name}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate(text(`where.${kind}.${source}`), { _: translate(text(`where.${kind}.sheets`)) })}
      </Typography>
      {mayRun && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button component={Link} to={moveInFilePath(_id, kind)} variant="outlined">
            {translate(text('open_file'), { kind: name })}
          </Button>
          <AskTwiceButton
            label={translate(text('undo_step'))}
            sureLabel={translate(text('undo_sure'), { kind: name })}
            ariaLabel={`${translate(text('undo_step'))}: ${name}`}
            isPending={isPending}
            onSure={() => undo()}
          />
        </Stack>
      )}
    </Stack>
  );
};

/** The files of the move-in, in the order in which they refer to each other. */
export const MoveInSteps = ({ moveIn, mayRun }: Omit<StepProps, 'kind'>) => (
  <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {MOVE_IN_KINDS.map((kind) => (
      <Step key={kind} moveIn={moveIn} kind={kind} mayRun={mayRun} />
    ))}
  </Stack>
);
