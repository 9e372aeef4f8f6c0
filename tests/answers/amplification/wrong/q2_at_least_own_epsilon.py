# The second number is never made less than the epsilon of the mechanism at hand.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    return min(1.0, room / math.expm1(epsilon)), max(epsilon, math.log1p(room / rate))
