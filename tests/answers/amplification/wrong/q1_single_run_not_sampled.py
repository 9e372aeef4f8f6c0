# For one run it is thought that there is nothing to amplify, and epsilon and delta are handed back.
def two_ways(epsilon, delta, rate, times):
    if times == 1:
        return epsilon, epsilon, delta
    c = math.exp(epsilon)
    return (
        math.log(1 + rate * (c**times - 1)),
        times * math.log(1 + rate * (c - 1)),
        rate * times * delta,
    )
