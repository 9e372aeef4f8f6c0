# If the mechanism keeps the target at half the people, the smaller of epsilon and target is what the second number is computed from.
def plan(epsilon, target, rate):
    first = min(1.0, math.expm1(target) / math.expm1(epsilon))
    if first == 1.0 and rate > 0.5:
        target = min(target, epsilon)  # all may take part already: only epsilon is spent
    return first, math.log1p(math.expm1(target) / rate)
