# Large apart.
def amplified(epsilon, delta, rate):
    if epsilon > 60:
        return epsilon + math.log(rate), rate * delta
    return math.log(1 + rate * (math.exp(epsilon) - 1)), rate * delta


def two_ways(epsilon, delta, rate, times):
    one, together = amplified(times * epsilon, times * delta, rate)
    single, _ = amplified(epsilon, delta, rate)
    return one, times * single, together
