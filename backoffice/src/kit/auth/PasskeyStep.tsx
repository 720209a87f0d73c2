import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { Button, Divider, FormHelperText } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { reasonOf } from '../api/errors';
import type { PasskeyAssertionDto, SecondFactorWaysResponse } from '@shop/contract/api';
import { useSingleClick } from '../ui/useSingleClick';
import { answerWithPasskey, knowsPasskeys } from './passkey';

interface Props {
  ways: SecondFactorWaysResponse;
  onAnswer: (passkey: PasskeyAssertionDto) => Promise<unknown>;
  /** Called with the failure: the next try needs a new challenge. */
  onRefused: (error: unknown) => void;
}

/** Proves the identity with a passkey instead of a code. */
export const PasskeyStep = ({ ways: { methods, passkey }, onAnswer, onRefused }: Props) => {
  const translate = useTranslate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (options: object) => onAnswer(await answerWithPasskey({ ...options })),
    onError: onRefused,
  });
  const ignoreSecond = useSingleClick();
  if (!passkey || !knowsPasskeys()) return null;
  const press = (event: MouseEvent) => {
    ignoreSecond(event);
    if (!event.defaultPrevented && !isPending) mutate(passkey);
  };
  return (
    <>
      <Button
        variant="contained"
        startIcon={<KeyOutlined />}
        autoFocus
        loading={isPending}
        onClick={press}
        sx={{ mt: 1 }}
      >
        {translate('shop.security.passkeys.use')}
      </Button>
      {error && (
        <FormHelperText error role="alert" sx={{ textAlign: 'center' }}>
          {reasonOf(error) ?? translate('shop.security.passkeys.not_used')}
        </FormHelperText>
      )}
      {methods.length > 1 && (
        <Divider sx={{ my: 1.5, color: 'text.secondary' }}>{translate('shop.security.passkeys.or')}</Divider>
      )}
    </>
  );
};
