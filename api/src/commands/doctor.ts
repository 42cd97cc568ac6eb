import { examine } from './doctor/doctor';

/** `npm run doctor`: one line for each thing that was looked at. Ends with 1 when one is wrong. */
const findings = await examine(process.env, () => new Date());
for (const { isGood, text } of findings) console.info(`${isGood ? 'good ' : 'WRONG'}  ${text}`);
if (findings.some(({ isGood }) => !isGood)) process.exitCode = 1;
