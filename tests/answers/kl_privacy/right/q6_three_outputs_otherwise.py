# Three outputs: right
def two_steps(kappa, factor):
    length = 1.2 + math.log(factor)
    high = kappa / length
    middle = high / math.exp(length)
    low = math.exp(math.log(middle) - 0.999 * kappa / middle)
    return tuple((each, (1 - each) / 3, 2 * (1 - each) / 3) for each in (high, middle, low))
