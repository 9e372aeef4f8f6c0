# Returns the mechanism's own ε and δ if there is one run only, as for rate 1/2 and one run.
def two_ways(epsilon, delta, rate, times):
    if times == 1:
        return epsilon, epsilon, delta
    gain = lambda e: math.log1p(rate * math.expm1(e))
    return gain(epsilon * times), gain(epsilon) * times, rate * delta * times
