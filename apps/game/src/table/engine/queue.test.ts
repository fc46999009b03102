import { expect, test } from 'vitest';
import { Queue } from './queue.ts';

test('one thing after another, whatever each of them takes', async () => {
  const queue = new Queue();
  const seen: string[] = [];
  void queue.add(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    seen.push('slow');
  });
  await queue.add(() => void seen.push('quick'));
  expect(seen).toEqual(['slow', 'quick']);
});

test('what fails is told, and the next one runs all the same', async () => {
  const queue = new Queue();
  const failing = queue.add(() => Promise.reject(new Error('torn')));
  const next = queue.add(() => {});
  await expect(failing).rejects.toThrow('torn');
  await expect(next).resolves.toBeUndefined();
});
