"""Differential privacy as it was deployed: small working models, each faithful to its paper.

One module a deployment. `published` has the parameters that their owners have stated.
"""

from dpedu.deployments.census import TopDown
from dpedu.deployments.count_mean_sketch import CountMeanSketch
from dpedu.deployments.elastic import ElasticJoinCount
from dpedu.deployments.gradient_descent import Classification, PrivateGradientDescent, descend
from dpedu.deployments.one_bit_mean import OneBitMean
from dpedu.deployments.published import PUBLISHED, Published
from dpedu.deployments.rappor import Rappor
from dpedu.deployments.text_training import Messages

__all__ = [
    "PUBLISHED",
    "Classification",
    "CountMeanSketch",
    "ElasticJoinCount",
    "Messages",
    "OneBitMean",
    "PrivateGradientDescent",
    "Published",
    "Rappor",
    "TopDown",
    "descend",
]
