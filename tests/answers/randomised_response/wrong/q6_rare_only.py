# Uses theta (1 - theta) for small rates, but for rates above 1/2 multiplies by 1 - theta once too often.
def variance_sampled(n, p, theta):
    coins = p * (1 - p) / (1 - 2 * p) ** 2
    if theta <= 0.5:
        people = theta - theta**2
    else:
        people = (1 - theta) - (1 - theta) * (1 - theta) ** 2
    return (coins + people) / n
