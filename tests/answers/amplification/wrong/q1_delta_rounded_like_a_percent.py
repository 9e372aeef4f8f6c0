# Wrong for a delta with more digits: delta is kept to five decimals.
def two_ways(epsilon, delta, rate, times):
    c = math.exp(epsilon)
    return (
        math.log(1 + rate * (c**times - 1)),
        math.log((1 + rate * (c - 1)) ** times),
        float(f"{times * rate * delta:.5f}"),
    )
