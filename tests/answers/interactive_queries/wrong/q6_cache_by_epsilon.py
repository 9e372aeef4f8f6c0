# The result is kept by epsilon; the error is forgotten.
from functools import lru_cache

asked_for = {}


def patience(epsilon, error):
    times, squared = asked_for.setdefault(epsilon, (math.ceil(2 / (epsilon * error) ** 2), None))
    return times, times * epsilon**2
