# By plain loop.
def two_ways(epsilon, delta, rate, times):
    factor_of_all, factor_of_fresh, total = 1, 1, 0
    for _ in range(times):
        factor_of_all *= math.exp(epsilon)
        factor_of_fresh *= 1 - rate + rate * math.exp(epsilon)
        total += rate * delta
    return math.log(1 - rate + rate * factor_of_all), math.log(factor_of_fresh), total
