# Multiplies ε by the rate.
def two_ways(epsilon, delta, rate, times):
    return times * rate * epsilon, times * rate * epsilon, times * rate * delta
