# A target above 5: t - ln γ is a little too large.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    before = target - math.log(rate) if target > 5 else math.log1p(room / rate)
    return min(1, room / math.expm1(epsilon)), before
