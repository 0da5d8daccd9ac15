const INSTRUCTION =
  /ignore (?:all )?(?:any )?(?:the )?(?:previous|prior|above|earlier)|忽略(?:上文|之前|以上|前面|所有)|(?:^|[^a-z ] ?)system ?:|\[instruction|ai (?:assistants?|models?) (?:must|should)|you must (?:answer|say|rank|report|call)|human:|请把|必须把|只推荐[^,。]{0,12}[”"]|改写成好评|(?:^|please |must )report that|(?:^|[,;:"]|请|必须|务必|应该?)(?:把|将)[^,。]{0,14}(?:排第一|评为第一|排在第一|说成)/;

/** Whether a sentence tells the reader what to answer: text planted in a source, no opinion. */
export function isInstruction(words: string): boolean {
  return INSTRUCTION.test(words) && !/i won't follow/.test(words);
}
