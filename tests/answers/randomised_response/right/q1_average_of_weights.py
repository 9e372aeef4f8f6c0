# Each yes weighs 3/2, each no -1/2; the mean of the weights.
def two_coins_rate(yes, n):
    weights = [1.5] * yes + [-0.5] * (n - yes)
    return math.fsum(weights) / len(weights)
