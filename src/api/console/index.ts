import { changeAccount, changeRetention, deleteAccount, getAccount, getRetention, listAuditLog } from './account.ts';
import { getAnswer, listAnswers } from './answers.ts';
import { archiveBrand, changeBrand, createBrand, getBrand, listBrands } from './brands.ts';
import type { Console } from './contract.ts';
import { createKey, listKeys, revokeKey, rotateKey } from './keys.ts';
import { archivePack, changePack, createPack, getPack, listPacks, setDefaultPack } from './packs.ts';
import { cancelProbe, getProbe, listProbes } from './probes.ts';
import {
  changePassword,
  getSession,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
  signOutEverywhere,
  switchAccount,
} from './session.ts';
import { acceptInvitation, confirmEmail, signUp } from './sign-up.ts';
import {
  changeMemberRole,
  createInvitation,
  listInvitations,
  listMembers,
  removeMember,
  revokeInvitation,
} from './team.ts';
import { getUsage, setSpendCap } from './usage.ts';

export const console = {
  signUp,
  confirmEmail,
  acceptInvitation,
  signIn,
  signOut,
  signOutEverywhere,
  getSession,
  switchAccount,
  changePassword,
  requestPasswordReset,
  resetPassword,
  listMembers,
  changeMemberRole,
  removeMember,
  listInvitations,
  createInvitation,
  revokeInvitation,
  listKeys,
  createKey,
  revokeKey,
  rotateKey,
  listBrands,
  createBrand,
  getBrand,
  changeBrand,
  archiveBrand,
  listPacks,
  createPack,
  getPack,
  changePack,
  archivePack,
  setDefaultPack,
  listAnswers,
  getAnswer,
  listProbes,
  getProbe,
  cancelProbe,
  getUsage,
  setSpendCap,
  getAccount,
  changeAccount,
  deleteAccount,
  getRetention,
  changeRetention,
  listAuditLog,
} satisfies Console;
