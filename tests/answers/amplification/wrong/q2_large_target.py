# From a target of 5 on "the 1 does not matter": target 5, rate 1/10.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    second = target - math.log(rate) if target >= 5 else math.log1p(room / rate)
    return min(1, room / math.expm1(epsilon)), second
