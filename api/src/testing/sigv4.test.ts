import { signatureFault } from './sigv4';

/** The example of Amazon's 'Authenticating Requests: Using the Authorization Header'. */
const EXAMPLE = {
  method: 'GET',
  url: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  body: Buffer.alloc(0),
};
const KNOWN = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const THEN = Date.parse('2013-05-24T00:00:00Z');
const { authorization, ...unsigned } = EXAMPLE.headers;

test("the example of Amazon's documentation is good", () => {
  expect(signatureFault(EXAMPLE, KNOWN, THEN)).toBeUndefined();
});

test.each([
  ['SignatureDoesNotMatch', { url: '/other.txt' }],
  ['SignatureDoesNotMatch', { url: '/test.txt?versionId=1' }],
  ['SignatureDoesNotMatch', { method: 'DELETE' }],
  ['SignatureDoesNotMatch', { headers: { ...EXAMPLE.headers, range: 'bytes=0-8' } }],
  ['XAmzContentSHA256Mismatch', { body: Buffer.from('x') }],
  ['AccessDenied', { headers: unsigned }],
  ['AccessDenied', { headers: { ...EXAMPLE.headers, 'x-amz-meta-new': '1' } }],
])('%s: %j', (code, change) => {
  expect(signatureFault({ ...EXAMPLE, ...change }, KNOWN, THEN)).toBe(code);
});

test('another person, another secret, another region and another time are refused', () => {
  const faultOf = (change: Partial<typeof KNOWN>, now = THEN) => signatureFault(EXAMPLE, { ...KNOWN, ...change }, now);
  expect(faultOf({ accessKeyId: 'AKIAOTHER' })).toBe('InvalidAccessKeyId');
  expect(faultOf({ secretAccessKey: 'other' })).toBe('SignatureDoesNotMatch');
  expect(faultOf({ region: 'eu-west-1' })).toBe('AuthorizationHeaderMalformed');
  expect(faultOf({}, THEN + 16 * 60_000)).toBe('RequestTimeTooSkewed');
});
