# Rounds δ to six digits after the point, wrong for δ = 1e-7.
def two_ways(epsilon, delta, rate, times):
    c = math.exp(epsilon)
    one = math.log(1 + rate * (c**times - 1))
    fresh = times * math.log(1 + rate * (c - 1))
    return [one, fresh, round(times * rate * delta, 6)]
