# By bisect over persons.
import bisect


def one_pass(people, order, distance, sigma, target):
    # -bound grows with the number of noises 1, 2, ..., 40
    bounds = [-order * distance**2 / (2 * T * sigma**2) for T in range(1, 41)]
    public = bisect.bisect_left(bounds, -target)
    return float(max(people - public, 0)), float(public)
