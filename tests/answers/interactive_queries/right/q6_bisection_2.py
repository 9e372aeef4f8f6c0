# By bisection.
def patience(epsilon, error):
    import bisect
    enough = lambda T: Fraction(2, T) * (1 / epsilon) ** 2 <= error**2
    T = bisect.bisect_left(range(1, 201), True, key=enough) + 1
    return T, sum(epsilon * epsilon for _ in range(T))
