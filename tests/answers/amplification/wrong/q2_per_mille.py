# A rate that is no multiple of 1/1000: it is rounded down, so it is not the largest.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    return min(1, math.floor(1000 * room / math.expm1(epsilon)) / 1000), math.log1p(room / rate)
