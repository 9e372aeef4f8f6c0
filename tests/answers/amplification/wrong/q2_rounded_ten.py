# A rate of 4.6e-7 (epsilon 10, target 1/100) has lost digits after ten decimals.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    return round(min(1, room / math.expm1(epsilon)), 10), round(math.log1p(room / rate), 10)
