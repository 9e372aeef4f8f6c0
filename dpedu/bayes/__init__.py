"""Bayes and privacy: posteriors that are private, and posteriors from private answers.

`posterior_sampling` releases one draw from a posterior, `inference` learns from noisy counts and
randomised responses by modelling the noise, `local_learning` says how much a private answer is
worth.
"""

from dpedu.bayes.inference import (
    CountPosterior,
    RatePosterior,
    count_posterior,
    rate_from_count,
    rate_from_responses,
)
from dpedu.bayes.local_learning import (
    effective_sample_size,
    information_contraction,
    information_share,
)
from dpedu.bayes.posterior_sampling import BernoulliPosterior, LinearPosterior

__all__ = [
    "BernoulliPosterior",
    "CountPosterior",
    "LinearPosterior",
    "RatePosterior",
    "count_posterior",
    "effective_sample_size",
    "information_contraction",
    "information_share",
    "rate_from_count",
    "rate_from_responses",
]
