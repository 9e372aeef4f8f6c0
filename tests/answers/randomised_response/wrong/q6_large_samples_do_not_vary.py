# In samples of more than a million people the drawing is neglected.
def variance_sampled(n, p, theta):
    coins = p * (1 - p) / (n * (1 - 2 * p) ** 2)
    return coins if n > 10**6 else coins + theta * (1 - theta) / n
