# Bisection array.
def _halve(good, low, high):
    """The largest number in [low, high] that is good, if all below a good one are."""
    for _ in range(200):
        middle = (low + high) / 2
        if good(middle):
            low = middle
        else:
            high = middle
    return low


def plan(epsilon, target, rate):
    room = math.expm1(target)
    best = 1.0
    if math.expm1(epsilon) > room:
        best = _halve(lambda g: g * math.expm1(epsilon) <= room, 0.0, 1.0)
    return np.array([best, _halve(lambda e: float(rate) * math.expm1(e) <= room, 0.0, 40.0)])
