/** In the order of the list: accounts that get an email come first. */
export const CHASED_STATES = ['due', 'held', 'promised', 'inCredit', 'cheques', 'noAddress', 'off', 'waiting'] as const;
export type ChasedState = (typeof CHASED_STATES)[number];

interface Chased {
  readonly sendsReminders: boolean;
  readonly step: number | null;
  readonly stepWithoutHolds: number | null;
  readonly stepWithoutCheques: number | null;
  readonly isWholeHeld: boolean;
  readonly isCovered: boolean;
  readonly promise: object | null;
}

/** The reason why the account gets an email or not. */
export function chasedState(chased: Chased, to: string): ChasedState {
  const { sendsReminders, step, stepWithoutHolds, stepWithoutCheques, isWholeHeld, isCovered, promise } = chased;
  if (!sendsReminders) return 'off';
  if (!isWholeHeld && promise !== null) return 'promised';
  if (!isWholeHeld && isCovered && stepWithoutHolds !== null) return 'inCredit';
  if (isWholeHeld || (step === null && stepWithoutHolds !== null)) return 'held';
  if (step === null) return stepWithoutCheques === null ? 'waiting' : 'cheques';
  return to === '' ? 'noAddress' : 'due';
}
