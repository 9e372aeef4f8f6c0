# The first is the largest ten-thousandth that keeps the target.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    k = max(k for k in range(10001) if k / 10000 * math.expm1(epsilon) <= room * (1 + 1e-12))
    return k / 10000, math.log1p(room / rate)
