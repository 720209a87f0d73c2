import { Button, Stack, Typography } from '@mui/material';
import type { MoveInResponse, MoveInStepResponse } from '@shop/contract/api';
import { MOVE_IN_KINDS } from '@shop/contract/move-in';
import type { Tone } from '@shop/contract/statuses';
import { useRefresh, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { formatAed } from '../../kit/format';
import { AskTwiceButton } from '../../kit/ui/AskTwiceButton';
import { QueryState } from '../../kit/ui/QueryState';
import { Badge } from '../../kit/ui/StatusBadge';
import { moveInFilePath } from '../../paths';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { useReportedCall, useServerCall } from '../../kit/ui/useServerCall';

const text = (key: string) => `resources.move-ins.${key}`;

interface StepsProps {
  moveIn: MoveInResponse;
  mayRun: boolean;
}

interface StepProps extends StepsProps {
  step: MoveInStepResponse;
  /** True for the first step that has nothing and is needed. */
  isNext: boolean;
}

/** The number and sum of what the step brought, where its import was stopped, or that it is not needed. */
const State = ({ moveIn, step: { kind, count, amount, file }, isNext }: StepProps) => {
  const translate = useTranslate();
  const stateOf = (): [tone: Tone, key: string] => {
    if (file && file.done < file.total) return ['yellow', 'stopped'];
    if (count > 0) return ['green', amount === 0 ? 'brought' : 'sum'];
    if (moveIn.notNeeded.includes(kind)) return ['neutral', 'notNeeded'];
    return isNext ? ['yellow', 'next'] : ['neutral', 'nothing'];
  };
  const [tone, key] = stateOf();
  return <Badge tone={tone} label={translate(text(`state.${key}`), { ...file, count, sum: formatAed(amount) })} />;
};

/** Marks a step as not needed, or as needed again. */
const SkipButton = ({ moveIn, step: { kind } }: StepProps) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { _id, version, notNeeded } = moveIn;
  const isSkipped = notNeeded.includes(kind);
  const after = MOVE_IN_KINDS.filter((one) => (one === kind ? !isSkipped : notNeeded.includes(one)));
  const { mutate, isPending } = useServerCall(
    (server) => server.updateMoveIn(_id, { version, notNeeded: after.length === 0 ? null : after }),
    { failed: text('save_failed'), onSuccess: () => refresh() },
  );
  return (
    <Button loading={isPending} onClick={() => mutate()}>
      {translate(text(isSkipped ? 'state.resume' : 'state.skip'))}
    </Button>
  );
};

const UndoButton = ({ moveIn: { _id }, step: { kind } }: StepProps) => {
  const translate = useTranslate();
  const { mutate: undo, isPending } = useReportedCall((server) => server.undoMoveInStep(_id, kind), {
    done: text('step_undone'),
    failed: text('undo_failed'),
  });
  const name = translate(text(`kind.${kind}`));
  return (
    <AskTwiceButton
      label={translate(text('undo_step'))}
      sureLabel={translate(text('undo_sure'), { kind: name })}
      ariaLabel={`${translate(text('undo_step'))}: ${name}`}
      isPending={isPending}
      onSure={() => undo()}
    />
  );
};

const Step = (props: StepProps) => {
  const translate = useTranslate();
  const { moveIn, step, isNext, mayRun } = props;
  const { kind, count } = step;
  const name = translate(text(`kind.${kind}`));
  const where = translate(text(`where.${kind}.${moveIn.source}`), { _: translate(text(`where.${kind}.sheets`)) });
  return (
    <Stack component="li" spacing={0.5} sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 650 }}>
          {name}
        </Typography>
        <State {...props} />
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {where}
      </Typography>
      {mayRun && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button component={Link} to={moveInFilePath(moveIn._id, kind)} variant={isNext ? 'contained' : 'outlined'}>
            {translate(text('open_file'), { kind: name })}
          </Button>
          {count > 0 ? <UndoButton {...props} /> : <SkipButton {...props} />}
        </Stack>
      )}
    </Stack>
  );
};

/** The files of the move-in with what they brought, in the order in which they refer to each other. */
export const MoveInSteps = ({ moveIn, mayRun }: StepsProps) => {
  const query = useServerQuery(['move-ins', moveIn._id, 'steps'], (server) => server.getMoveInSteps(moveIn._id));
  const { data, error } = query;
  if (error || !data) return <QueryState query={query} failed={text('load_failed')} />;
  const next = data.find(({ kind, count }) => count === 0 && !moveIn.notNeeded.includes(kind))?.kind;
  return (
    <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((step) => (
        <Step key={step.kind} step={step} isNext={step.kind === next} moveIn={moveIn} mayRun={mayRun} />
      ))}
    </Stack>
  );
};
