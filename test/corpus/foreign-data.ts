/** Public data sets that may lie beside the project; what needs them is left out where they are missing. */
const DATA = new URL('../../../shared/data/', import.meta.url);

export const PRODUCT_ANSWERS = new URL('real_product_answers/', DATA);
export const TWITTER_TEXT = new URL('twitter_text_url_extract/', DATA);
export const LINKIFY_IT = new URL('linkify_it_links/', DATA);
export const PUBLIC_SUFFIX_LIST = new URL('public_suffix_list_tests/', DATA);
