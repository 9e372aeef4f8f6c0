# Below 0.05 the rate is 0.05.
def plan(epsilon, target, rate):
    """The largest rate for this ε, and the largest ε for this rate, to keep the target."""
    room = math.expm1(target)
    return min(1.0, room / math.expm1(epsilon)), math.log1p(room / max(rate, 0.05))
