# Differences of logarithms, with log 0 = -inf and -inf minus -inf left out.
def _log(x):
    return math.log(x) if x > 0 else -math.inf


def epsilon_of_coins(first, second):
    tails = 1 - first
    from_one = [first + tails * second, tails * (1 - second)]
    from_zero = [tails * second, first + tails * (1 - second)]
    gaps = [abs(_log(a) - _log(b)) for a, b in zip(from_one, from_zero)]
    return max(gap for gap in gaps if not math.isnan(gap))
