import { isEverydayEnglish } from './common-english.ts';

/**
 * Given names and forms of address: what follows one directly is a person's family name. Names that are everyday words
 * (Grace, Mark in "Mark Square as paid") are left out unless they are met far more often as names.
 */
const NAMES = `
Aaron Abigail Abraham Ada Adam Adrian Agatha Agnes Aidan Aisha Alan Albert Alejandro Alessandro Alex Alexander Alexandra Alexei Alfred Alice Alicia Alison Allan Allen Amanda Amelia Amy Anders Andrea Andreas Andrew Andy Angela Angelina Anita Ann Anna Anne
Annie Anthony Antoine Anton Antonia Antonio Arnold Arthur Ashley Astrid Audrey Barbara Barry Beatrice Ben Benjamin Bernard Bernie Beth Bethany Betty Bill Billy Björn Bob Bobby Boris Brandon Brenda Brian Bridget Britney Bruce Bryan Cameron Camilla Carl Carla
Carlos Carol Caroline Catherine Cecilia Chandler Chandra Charles Charlie Charlotte Chester Chevy Chloe Chris Christina Christine Christopher Claire Clara Clarence Clifford Clint Clive Colin Connor Conrad Craig Curtis Cynthia Dan Daniel Daniela Danielle Danny
Darren Dave David Deborah Debra Denise Dennis Derek Diana Diane Diego Dmitri Dolores Donald Donna Doris Dorothy Douglas Duncan Dustin Dwight Dylan Ed Eddie Edgar Edith Edmund Eduardo Edward Edwin Eileen Elaine Eleanor Elena Eli Elijah Elisabeth Eliza
Elizabeth Ella Ellen Elliot Elon Elsa Elvis Emil Emily Emma Enrico Enzo Eric Erica Erik Erin Ernest Ethan Eugene Eva Evan Evelyn Felicity Felix Ferdinand Fernando Fiona Floyd Frances Francesca Francesco Francis Franco Francois Frank Franklin Franz Fred Freddie
Frederick Friedrich Gabriel Gabriela Gareth Garth Gary Gavin Gene Geoffrey George Gerald Gerard Gertrude Giacomo Gilbert Giovanni Giulia Giuseppe Glenn Gloria Gordon Graham Greg Gregory Gunther Gustav Hamish Hannah Hans Harold Harriet Harrison Harvey Heather Hector
Heidi Heinrich Helen Helena Helmut Henri Henrietta Henry Herbert Herman Hermann Hillary Homer Horace Howard Hubert Hugh Hugo Humphrey Ian Igor Inga Ingrid Irene Iris Isaac Isabel Isabella Isaiah Ivan Jack Jackie Jacob Jacqueline Jacques James Jamie Jan Jane
Janet Janice Jared Jason Jean Jeff Jeffrey Jennifer Jenny Jeremy Jerome Jerry Jesse Jessica Jim Jimmy Joan Joanna Joanne Joe Joel Johan Johann John Johnny Jon Jonas Jonathan Jorge Jose Josef Joseph Josephine Joshua Juan Judith Judy Julia Julian Juliana Julie
Julius Justin Karen Karin Karl Kate Katherine Kathleen Kathryn Katie Keith Kelly Kenneth Kevin Kirsten Klaus Konrad Kristen Kurt Kyle Larry Lars Laura Lauren Laurence Lawrence Leah Leonard Leonardo Leroy Leslie Lewis Liam Linda Lionel Lisa Lloyd Logan Lois
Lorenzo Louis Louisa Louise Luca Lucas Lucia Luciano Lucy Ludwig Luigi Luis Luke Luther Lydia Lynn Malcolm Manfred Manuel Marco Marcus Margaret Margot Maria Marianne Marie Mario Marion Marjorie Mark Marlene Marlon Martha Martin Marvin Mary Mateo Mathilda Matt Matthew
Maureen Maurice Max Maximilian Maxwell Megan Mel Melanie Melissa Mia Michael Michel Michelangelo Michelle Miguel Mikhail Mike Mildred Milton Miranda Miriam Mohammed Moira Molly Monica Morgan Moritz Nadia Nancy Naomi Natalia Natalie Natasha Nath Nathan Nathaniel Neil Nelson
Nicholas Nick Nicolas Nicole Nigel Nikita Nikola Nikolai Nina Noah Noel Nora Norma Norman Oliver Olivia Olga Oscar Otto Owen Pablo Pamela Paolo Paris Pascal Patricia Patrick Paul Paula Pauline Pedro Penelope Percy Peter Phil Philip Philippa Phillip Phyllis
Pierre Pietro Quentin Quincy Rachel Ralph Ramon Raphael Raymond Rebecca Reginald Renée Ricardo Richard Rick Rita Robert Roberta Roberto Roger Roland Ronald Rosalind Rosemary Roy Rudolf Rupert Russell Ruth Ryan Sally Sam Samantha Samuel Sandra Sarah
Satyendra Sean Sebastian Sergei Sergio Seth Shane Shannon Sharon Sheila Shirley Sidney Siegfried Sigmund Silvia Simon Simone Sofia Sonia Sophia Sophie Stacy Stanley Stefan Stella Stephanie Stephen Steve Steven Stuart Subhas Susan Susanna Suzanne Svetlana Sven Sylvia
Tamara Tanya Ted Teresa Terry Theodore Theresa Thelma Thomas Thurgood Tiffany Tim Timothy Tina Tobias Todd Tom Tommy Tony Tracy Trevor Tyler Ulrich Ursula Valentina Valerie Vanessa Vera Veronica Victor Vincent Vincenzo Vivian Vladimir Wallace
Walter Wanda Wayne Wendell Wendy Werner Wesley Wilfred Wilhelm William Winston Wolfgang Woody Xavier Yolanda Yuri Yves Yvonne Zachary Zoe
nephew niece brother sister son daughter uncle aunt cousin Uncle Aunt Mr Mrs Ms Dr President Professor Senator Captain Sir Lord Lady Justice Colonel Sergeant von van
`;

const GIVEN = new Set(NAMES.split(/\s+/).filter((name) => name !== ''));
const LONGEST = 14;

/** Whether a given name or form of address stands directly before the offset. */
export function followsGivenName(original: string, from: number): boolean {
  if (original.charCodeAt(from - 1) !== 32) return false;
  let end = from - 1;
  if (original[end - 1] === '.') end--;
  let start = end;
  while (start > 0 && end - start < LONGEST && isLetter(original.charCodeAt(start - 1))) start--;
  const word = original.slice(start, end);
  if (GIVEN.has(word)) return true;
  // Mary Mapes Dodge
  if (original.charCodeAt(start - 1) !== 32 || !/^\p{Lu}\p{Ll}+$/u.test(word)) return false;
  let first = start - 1;
  while (first > 0 && start - first < LONGEST && isLetter(original.charCodeAt(first - 1))) first--;
  return !isEverydayEnglish(word.toLowerCase()) && GIVEN.has(original.slice(first, start - 1));
}

function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || (code >= 0xc0 && code <= 0x24f);
}
