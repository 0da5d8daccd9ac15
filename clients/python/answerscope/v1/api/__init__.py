# flake8: noqa

# import apis into api package
from answerscope.v1.api.authority_api import AuthorityApi
from answerscope.v1.api.brands_api import BrandsApi
from answerscope.v1.api.citations_api import CitationsApi
from answerscope.v1.api.picker_api import PickerApi
from answerscope.v1.api.probes_api import ProbesApi
from answerscope.v1.api.sentinel_api import SentinelApi
from answerscope.v1.api.service_api import ServiceApi
from answerscope.v1.api.suggest_api import SuggestApi
from answerscope.v1.api.webhooks_api import WebhooksApi
