# The law of total variance: the mean of the variance, plus the variance of the mean.
def variance_sampled(n, p, theta):
    coins = theta * (1 - p) * p + (1 - theta) * p * (1 - p)
    people = (1 - 2 * p) ** 2 * theta * (1 - theta)
    return (coins + people) / (1 - 2 * p) ** 2 / n
