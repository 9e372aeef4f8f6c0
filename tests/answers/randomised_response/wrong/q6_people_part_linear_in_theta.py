# The part of the people uses min(theta, 1-theta) times 0.8, right only at 0.2 and 0.8. Input: n=100, p=0, theta=0.5.
def variance_sampled(n, p, theta):
    people = min(theta, 1 - theta) * 0.8
    return (p * (1 - p) / (1 - 2 * p) ** 2 + people) / n
