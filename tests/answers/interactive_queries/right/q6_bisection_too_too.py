# Another way: bisection.
def patience(epsilon, error):
    low, high = 0, 20001
    while high - low > 1:
        middle = (low + high) // 2
        if 2 <= middle * (epsilon * error) ** 2:
            high = middle
        else:
            low = middle
    return np.array([Fraction(high), high * epsilon * epsilon], dtype=object)
