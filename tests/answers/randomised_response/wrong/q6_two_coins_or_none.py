# Any p but 0 is taken for two fair coins.
def variance_sampled(n, p, theta):
    coins = 0.75 if p else 0.0
    return (coins + theta * (1 - theta)) / n
