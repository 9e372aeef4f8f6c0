# Says that a sample of more than half gains nothing, as for rate 3/4.
def two_ways(epsilon, delta, rate, times):
    if rate > 0.5:
        return times * epsilon, times * epsilon, times * delta
    one = math.log1p(rate * math.expm1(times * epsilon))
    fresh = sum(math.log1p(rate * math.expm1(epsilon)) for _ in range(times))
    return one, fresh, sum(rate * delta for _ in range(times))
