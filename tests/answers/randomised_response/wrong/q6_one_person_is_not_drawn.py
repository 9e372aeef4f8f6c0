# Wrong for one person: "one person is no sample", so that only the coins count.
def variance_sampled(n, p, theta):
    coins = p * (1 - p) / (n * (1 - 2 * p) ** 2)
    drawn = theta * (1 - theta) / n if n > 1 else 0
    return coins + drawn
