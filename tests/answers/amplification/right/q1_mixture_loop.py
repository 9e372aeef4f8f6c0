# Mixture of the factors, run by run.
def two_ways(epsilon, delta, rate, times):
    e, d, g = float(epsilon), float(delta), float(rate)
    whole = fresh = spent = 0.0
    for _ in range(times):
        whole += e
        fresh += math.log((1 - g) + g * math.exp(e))
        spent += g * d
    return [math.log((1 - g) + g * math.exp(whole)), fresh, spent]
