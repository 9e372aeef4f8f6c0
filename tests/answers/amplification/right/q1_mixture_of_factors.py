# Mixture of factors.
def mixed(factor, rate):
    return (1 - rate) + rate * factor


def two_ways(epsilon, delta, rate, times):
    c = math.exp(epsilon)
    one = math.log(mixed(c**times, rate))
    fresh = math.log(math.prod(mixed(c, rate) for _ in range(times)))
    return [one, fresh, sum(rate * delta for _ in range(times))]
