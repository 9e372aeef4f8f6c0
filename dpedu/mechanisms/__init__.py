"""What releases: mechanisms with their guarantees, estimates and exact variances."""

from dpedu.mechanisms.estimate import Estimate
from dpedu.mechanisms.randomised_response import KaryRandomisedResponse, RandomisedResponse

__all__ = ["Estimate", "KaryRandomisedResponse", "RandomisedResponse"]
