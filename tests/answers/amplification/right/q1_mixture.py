# Mixes the factors of being there and not.
def two_ways(epsilon, delta, rate, times):
    def mixed(factor):
        return (1 - rate) * 1 + rate * factor

    one, fresh = mixed(math.exp(epsilon * times)), mixed(math.exp(epsilon)) ** times
    return math.log(one), math.log(fresh), delta * rate * times
