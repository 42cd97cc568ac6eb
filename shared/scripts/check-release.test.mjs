import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makesCode } from './release/check-release.mjs';

test('a bundle that makes code from text is found, whatever it calls it by', () => {
  for (const text of [
    'eval("1")',
    'x=eval(y)',
    'if(a)eval(b);',
    'window.eval(x)',
    'new Function("a")',
    'x=Function(y)',
  ])
    assert.ok(makesCode(text), text);
});

test('a method that is called eval makes none', () => {
  for (const text of ['a.eval(b,c)', 'class A{eval(t,r){switch(t){}}}', 'class A{eval(t) {return t}}', 'x.Function(y)'])
    assert.ok(!makesCode(text), text);
});
