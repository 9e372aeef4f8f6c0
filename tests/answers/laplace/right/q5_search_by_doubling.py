# Doubles t until the logarithm of the ratio is above the claim, with 4 against 5 people of different values.
def _log_tail(t, data, bound, epsilon):
    scale = bound / (len(data) * epsilon)
    return -math.log(2) - (t - sum(data) / len(data)) / scale


def certificate(bound, epsilon, claimed):
    x = (0, bound, bound / 2, 0)
    other = x + (bound / 4,)
    t = float(bound)
    while _log_tail(t, x, bound, epsilon) - _log_tail(t, other, bound, epsilon) < claimed + 1:
        t *= 2
    return x, other, t
