"""What releases: mechanisms with their guarantees, estimates and exact variances."""

from dpedu.mechanisms import sensitivity
from dpedu.mechanisms.contract import Mechanism
from dpedu.mechanisms.discrete import DiscreteGaussian, DiscreteLaplace, Geometric
from dpedu.mechanisms.discrete_staircase import DiscreteStaircase
from dpedu.mechanisms.estimate import Estimate
from dpedu.mechanisms.exponential import ExponentialMechanism
from dpedu.mechanisms.gaussian import Gaussian
from dpedu.mechanisms.grid import Grid
from dpedu.mechanisms.kary_response import KaryRandomisedResponse
from dpedu.mechanisms.laplace import Laplace
from dpedu.mechanisms.median import SmoothMedian
from dpedu.mechanisms.membership_response import MembershipResponse
from dpedu.mechanisms.noisy_max import ReportNoisyMax
from dpedu.mechanisms.permute_and_flip import PermuteAndFlip
from dpedu.mechanisms.private_bounds import MeanWithBounds, PrivateBounds
from dpedu.mechanisms.propose_test_release import ProposeTestRelease
from dpedu.mechanisms.quantile import Quantile, Quantiles
from dpedu.mechanisms.randomised_response import RandomisedResponse
from dpedu.mechanisms.rounded import RoundedGaussian
from dpedu.mechanisms.sample_and_aggregate import SampleAndAggregate
from dpedu.mechanisms.selection import utility_sensitivity
from dpedu.mechanisms.sparse_vector import SparseVector, SparseVectorSession
from dpedu.mechanisms.stable_histogram import StableHistogram
from dpedu.mechanisms.staircase import Staircase
from dpedu.mechanisms.unary_response import UnaryRandomisedResponse
from dpedu.mechanisms.unbiased import unbiased_weights

__all__ = [
    "DiscreteGaussian",
    "DiscreteLaplace",
    "DiscreteStaircase",
    "Estimate",
    "ExponentialMechanism",
    "Gaussian",
    "Geometric",
    "Grid",
    "KaryRandomisedResponse",
    "Laplace",
    "MeanWithBounds",
    "Mechanism",
    "MembershipResponse",
    "PermuteAndFlip",
    "PrivateBounds",
    "ProposeTestRelease",
    "Quantile",
    "Quantiles",
    "RandomisedResponse",
    "ReportNoisyMax",
    "RoundedGaussian",
    "SampleAndAggregate",
    "SmoothMedian",
    "SparseVector",
    "SparseVectorSession",
    "StableHistogram",
    "Staircase",
    "UnaryRandomisedResponse",
    "sensitivity",
    "unbiased_weights",
    "utility_sensitivity",
]
