# Doubling search.
def _log_tail(t, data, bound, epsilon):
    return -math.log(2) - (t - sum(data) / len(data)) * len(data) * epsilon / bound


def certificate(bound, epsilon, claimed):
    x, other, t = (bound, 0), (bound, 0, 0), bound
    while _log_tail(t, x, bound, epsilon) - _log_tail(t, other, bound, epsilon) <= claimed + 1e-3:
        t *= 2
    return x, other, t
