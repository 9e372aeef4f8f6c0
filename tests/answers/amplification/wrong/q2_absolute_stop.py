# The search for the rate stops at a width of 1e-10, no matter how small the rate is.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    low, high = 0.0, 1.0
    if math.expm1(epsilon) <= room:
        low = 1.0
    while high - low > 1e-10:
        middle = (low + high) / 2
        if math.log1p(middle * math.expm1(epsilon)) <= target:
            low = middle
        else:
            high = middle
    return low, math.log1p(room / rate)
