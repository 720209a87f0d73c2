/**
 * Words at the beginning of many guessed passwords. They are refused alone and followed only by digits and punctuation.
 */
const WORDS = [
  'password passwort passwords passw0rd p@ssw0rd p@ssword pa$$word pa$$w0rd qwerty qwertyui qwertz azerty welcome',
  'letmein iloveyou loveyou admin administrator changeme default guest login master monkey dragon sunshine princess',
  'football baseball basketball superman batman shadow michael jordan charlie jennifer michelle ashley daniel',
  'samantha victoria starwars computer internet whatever trustno trustnoone chocolate liverpool arsenal chelsea',
  'manchester mercedes corvette maverick summer winter spring autumn january february march april may june july',
  'august september october november december monday friday secret secrets freedom mustang hunter soccer killer',
  'cheese pepper test testtest testing user username root toor temp temporary office company supplies printing',
  'packaging ribbon dubai sharjah abudhabi ajman emirates uae mohammed muhammad ahmed hello hellohello helloworld',
  'blahblah abc abcd aaa asdf asdfgh qazwsx qwer zxcv zxcvbn pass word lovely butterfly cookie flower elephant',
  'dolphins scorpion einstein',
].flatMap((line) => line.split(' '));

/** Frequent passwords from leaked lists that begin with digits or contain them. */
const MIXED = [
  '1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 zaq12wsx 1qazxsw2 qazwsxedc 123qweasd 123qwe123',
  '1234qwer 12345qwert 123456qwerty 123abc123 a1b2c3d4 a12345678 aa123456 aa12345678 abc123abc 12345abc 123456abc',
  '1a2b3c4d 147258369 159357456 741852963 147852369 963852741 11223344 1122334455 12344321 123454321 102030405060',
  '10203040 19871987 31415926 13131313 20202020 rush2112 access14 gateway1 steelers redskins marlboro cocacola startrek',
].flatMap((line) => line.split(' '));

const COMMON = new Set([...WORDS, ...MIXED]);

/** Sequences of keys and letters, forwards and backwards. */
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
];

/** @param password in normal form and lower case */
export function isCommonPassword(password: string): boolean {
  const word = password.replace(/[^\p{L}]+$/u, '');
  return COMMON.has(password) || COMMON.has(word) || isRepeated(password) || isRun(password);
}

/** True if one to four characters are repeated: `aaaaaaaa`, `12121212`, `abcdabcd`. */
function isRepeated(password: string): boolean {
  return /^(.{1,4}?)\1+$/u.test(password);
}

function isRun(password: string): boolean {
  const backwards = [...password].reverse().join('');
  return RUNS.some((run) => run.includes(password) || run.includes(backwards));
}
