# Beyond a million the drawing of people is neglected. Input: n = 10**9, p = 0, theta = 0.5: 2.5e-10.
def variance_sampled(n, p, theta):
    coins = p * (1 - p) / (n * (1 - 2 * p) ** 2)
    return coins + (theta * (1 - theta) / n if n <= 10**6 else 0)
