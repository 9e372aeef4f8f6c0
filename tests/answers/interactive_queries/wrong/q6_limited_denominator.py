# Wrong for epsilon = 1000000001/10**9, error = 1: the square passes through a denominator of at most a million.
def patience(epsilon, error):
    T = math.ceil(2 / (epsilon * error) ** 2)
    return T, (T * epsilon**2).limit_denominator()
