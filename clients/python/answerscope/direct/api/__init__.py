# flake8: noqa

# import apis into api package
from answerscope.direct.api.check_api import CheckApi
from answerscope.direct.api.crisis_api import CrisisApi
from answerscope.direct.api.dashboard_api import DashboardApi
from answerscope.direct.api.query_api import QueryApi
from answerscope.direct.api.rewrite_api import RewriteApi
from answerscope.direct.api.sentiment_api import SentimentApi
from answerscope.direct.api.service_api import ServiceApi
