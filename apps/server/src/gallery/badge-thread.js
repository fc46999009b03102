// A thread does not inherit the loader that lets the program itself run from its TypeScript sources.
import { register } from 'tsx/esm/api';

register();
await import('./badge-thread.ts');
