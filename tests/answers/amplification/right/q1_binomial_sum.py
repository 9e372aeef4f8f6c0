# The mean of c^(number of samples that hold the person), by a binomial sum.
def two_ways(epsilon, delta, rate, times):
    epsilon, delta, rate = float(epsilon), float(delta), float(rate)
    c = math.exp(epsilon)
    fresh = sum(
        math.comb(times, j) * rate**j * (1 - rate) ** (times - j) * c**j for j in range(times + 1)
    )
    one = (1 - rate) + rate * c**times
    return [math.log(one), math.log(fresh), sum(rate * delta for _ in range(times))]
