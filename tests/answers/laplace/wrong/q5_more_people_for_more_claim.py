# Wrong for claims above 31: the number of people is the square of the claim, and more than a thousand.
def certificate(bound, epsilon, claimed):
    return (bound / 2, bound / 2), (bound / 2, bound / 2, 0.0), 1e9
