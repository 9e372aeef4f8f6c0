# Opposite player.
def _best(F, c, d):
    return min(Fraction(1), c * F + d, (c - 1 + F + d) / Fraction(c))


def tpr_range(fpr, factor, delta):
    """The worst player is the opposite of a best one."""
    return [1 - _best(1 - fpr, factor, delta), _best(fpr, factor, delta)]
