# Believes that a sample never buys more than two and a half times the epsilon.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    first = min(1.0, room / math.expm1(epsilon))
    second = math.log1p(room / rate)
    second = min(second, 2.5 * target)
    return first, second
