export { type DatabasePing, pingDatabase } from './database-ping.ts';
export { createHealthReporter, type HealthReport, type HealthReporter } from './health-report.ts';
export { createStatusReporter, type StatusReport, type StatusReporter } from './platform-status.ts';
