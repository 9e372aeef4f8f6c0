# For p above 0.4 the part of the people is left out as negligible. Input: n=1, p=0.45, theta=0.5.
def variance_sampled(n, p, theta):
    coins = p * (1 - p) / (n * (1 - 2 * p) ** 2)
    if p > 0.4:
        return coins
    return coins + theta * (1 - theta) / n
