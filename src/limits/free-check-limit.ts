export { limitSubject } from './limit-subject.ts';
