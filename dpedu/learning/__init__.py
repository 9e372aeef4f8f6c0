"""Learning from records that must not be memorised.

Noise may come after the training (`OutputPerturbation`), before it (`ObjectivePerturbation`), in
every step (`steps`: the parts of DP-SGD, on which `dpedu.deployments.PrivateGradientDescent`
stands), or into a vote of models that never met (`NoisyVote`, `GaussianVote`).
"""

from dpedu.learning.logistic import Minimum, logistic_minimum, predicted
from dpedu.learning.objective_perturbation import ObjectivePerturbation
from dpedu.learning.output_perturbation import OutputPerturbation
from dpedu.learning.steps import (
    clip_factors,
    clip_rows,
    composed_steps,
    draw_batch,
    noisy_sum,
    noisy_whole_sum,
    whole_rows,
)
from dpedu.learning.vote import GaussianVote, NoisyVote, deal

__all__ = [
    "GaussianVote",
    "Minimum",
    "NoisyVote",
    "ObjectivePerturbation",
    "OutputPerturbation",
    "clip_factors",
    "clip_rows",
    "composed_steps",
    "deal",
    "draw_batch",
    "logistic_minimum",
    "noisy_sum",
    "noisy_whole_sum",
    "predicted",
    "whole_rows",
]
