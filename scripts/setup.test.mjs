import { describe, expect, it } from 'vitest';
import { withoutHooks } from './setup.mjs';

const wrap = (made, gone) => `class ObjectWrap {
 public:
  ObjectWrap() {
    refs_ = 0;
${made}  }

  virtual ~ObjectWrap() {
${gone}    if (persistent().IsEmpty())
      return;
  }
  void AddCleanupHook() {
    AddEnvironmentCleanupHook(v8::Isolate::GetCurrent(), CleanupHook, this);
  }
};
`;

describe('the headers the embedded database is compiled with', () => {
  it('lose the hooks that newer versions of Node set for every wrapped object, and nothing else', () => {
    expect(withoutHooks(wrap('    AddCleanupHook();\n', '    RemoveCleanupHook();\n'))).toBe(wrap('', ''));
  });

  it('of other versions stay as they are', () => {
    expect(withoutHooks(wrap('', ''))).toBe(wrap('', ''));
  });
});
