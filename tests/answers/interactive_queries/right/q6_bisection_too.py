# Another way: bisection.
def good_enough(times, epsilon, error):
    return 2 / epsilon**2 / times <= error**2


def patience(epsilon, error):
    low, high = 0, 20000
    while high - low > 1:
        middle = (low + high) // 2
        if good_enough(middle, epsilon, error):
            high = middle
        else:
            low = middle
    return Fraction(high), 2 / (2 / epsilon**2 / high)
