# Allows at most twice the target for rates up to 1/20, as for target 1/10, rate 1/100.
def plan(epsilon, target, rate):
    room = math.exp(target) - 1
    first = room / (math.exp(epsilon) - 1)
    second = math.log(1 + room / rate)
    return min(first, 1), second if rate > 0.05 else min(second, 2 * target)
