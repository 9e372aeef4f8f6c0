# Wrong for claims above 31: the number of people is the square of the claim, and more than a thousand.
def certificate(bound, epsilon, claimed):
    people = max(1, math.ceil(claimed) ** 2)
    x = (0,) * people
    return x, x + (0,), bound * (claimed + 1) / epsilon
