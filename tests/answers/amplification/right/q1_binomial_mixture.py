# Binomial mixture.
def two_ways(epsilon, delta, rate, times):
    """Mixtures written out: in or out once; or in j of the samples."""
    stay = 1 - rate
    one = math.log(stay + rate * math.exp(epsilon * times))
    fresh = math.log(
        math.fsum(
            math.comb(times, j) * rate**j * stay ** (times - j) * math.exp(j * epsilon)
            for j in range(times + 1)
        )
    )
    return [one, fresh, sum(rate * delta for _ in range(times))]
