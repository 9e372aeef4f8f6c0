# By hundreds of people.
def certificate(bound, epsilon, claimed):
    x = (0,) * 499
    lines = len((*x, 0)) - len(x)
    return x, (*x, 0), bound * (2 * claimed + 5) / (epsilon * lines)
