# By law of total variance.
def variance_sampled(n, p, theta):
    # of the mean of the estimate given the data, and the mean of its variance given the data
    people = np.var([0, 1]) * 4 * theta * (1 - theta) / n
    coins = p * (1 - p) / (n * (1 - 2 * p) ** 2)
    return people + coins
