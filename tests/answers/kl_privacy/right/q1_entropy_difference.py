# Entropy difference.
def _log(number):
    return math.log(number) if number else -math.inf


def mean_loss(p, q):
    return math.fsum(u * (_log(u) - _log(q.get(a, 0))) if u else 0.0 for a, u in p.items())
