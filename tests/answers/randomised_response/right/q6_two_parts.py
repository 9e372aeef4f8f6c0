# Another way: two parts.
def variance_sampled(n, p, theta):
    coins = p * (1 - p) / (1 - 2 * p) ** 2
    people = theta * (1 - theta)
    return (coins + people) / n
