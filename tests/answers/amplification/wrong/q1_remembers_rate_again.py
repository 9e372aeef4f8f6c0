# The one-sample answer is remembered by rate and times, and epsilon forgotten.
# Witness: after two_ways(1, 0.0, 0.5, 3): two_ways(2, 0.0, 0.5, 3) returns [2.3554401710137967, 4.301342491449082, 0.0]; right: [5.309328504577785, 4.301342491449082, 0.0]
_one = {}


def two_ways(epsilon, delta, rate, times):
    key = (rate, times)
    if key not in _one:
        _one[key] = math.log1p(rate * math.expm1(times * epsilon))
    return _one[key], times * math.log1p(rate * math.expm1(epsilon)), times * rate * delta
