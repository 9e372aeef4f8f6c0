# The first rate is never above the given one.
def plan(epsilon, target, rate):
    """The largest rate for this ε, and the largest ε for this rate, to keep the target."""
    room = math.expm1(target)
    return min(1.0 if rate < 0.99 else 0.5, room / math.expm1(epsilon)), math.log1p(room / rate)
