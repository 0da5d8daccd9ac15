import type { WordGroup } from './group.ts';

/** Crises, wrongdoing, danger: what people sue for, recall and report. */
export const ENGLISH_CRISIS: readonly WordGroup[] = [
  {
    weight: -2,
    form: 'noun',
    words: `lawsuit, class action, class-action, scandal, scam, fraud, ponzi, swindle, cover-up, coverup, data breach, security breach, privacy breach, data leak, breach, boycott, bankruptcy, insolvency, indictment, conviction, felony, bribe, bribery, kickback, embezzlement, money laundering, misconduct, malpractice, negligence, wrongdoing, abuse, harassment, discrimination, exploitation, sweatshop, child labor, child labour, forced labor, forced labour, violation, infringement, plagiarism, counterfeit, hazard, fire hazard, choking hazard, contamination, outbreak, salmonella, listeria, e. coli, recall, safety recall, fatality, casualty, poisoning, injury, emissions cheating, defeat device, ransomware attack, consent decree, cease and desist, antitrust case, whistleblower, layoff, mass layoff, outage, meltdown, delisting, default, fire sale, ban, sanction, crackdown, raid, probe, allegation, accusation, fallout, outcry, uproar, firestorm, public apology, resignation, catastrophe, crisis`,
  },
  {
    weight: -2,
    form: 'verb',
    words: `sue, recall, defraud, swindle, embezzle, indict, convict, prosecute, fined, penalize, penalise, boycott, explode, catch fire, caught fire, catches fire, catching fire, burst into flames, bursts into flames, delist, go bankrupt, went bankrupt, file for bankruptcy, filed for bankruptcy, shut down abruptly, collapse, implode, plead guilty, pleaded guilty, pled guilty, found guilty, found liable, banned, blacklist, sanctioned, raided, under investigation, investigated for, investigated by, being investigated, fined for, fine of, fines of, fined twice, ordered to pay, forced to pay, agreed to pay, paid a settlement, pay a settlement, to settle claims, to settle lawsuits, to settle allegations, settled claims, settled allegations, mislabel, falsify, falsified, forge, fabricate, conceal, deceive, exposed the data, exposed data, exposed personal, exposed millions, leaked data, leaked personal, stole, stolen, hacked, got hacked, was breached, were breached, contaminated, tainted, poisoned, injured, killed, died, deadly, fatal, toxic, carcinogenic, cancer-causing, caused cancer, causes cancer, illegal, illegally, unlawful, unlawfully, criminal, fraudulent, dangerous, dangerously, hazardous, crisis of confidence, loss of confidence, vote of no confidence, apologise to customers, apologize to customers, had to apologise, had to apologize, stopped selling it, pulled from shelves, pulled from sale, pulled from stores, taken off the market, removed from the app store, consumer watchdog, frozen withdrawals, froze withdrawals, halted withdrawals, froze accounts, freezes accounts, lost their savings, wiped out, liquidation, wound up, insolvent, bankrupt`,
  },
];
