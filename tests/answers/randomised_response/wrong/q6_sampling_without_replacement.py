# The part of drawing the people is divided by n - 1 for more than 100 people. Input: n=101, p=0, theta=0.5.
def variance_sampled(n, p, theta):
    coins = p * (1 - p) / (n * (1 - 2 * p) ** 2)
    people = theta * (1 - theta) / (n - 1 if n > 100 else n)
    return coins + people
