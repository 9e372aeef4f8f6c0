# Bisection over a range
def patience(epsilon, error):
    import bisect

    times = 1 + bisect.bisect_left(
        range(1, 1000), True, key=lambda t: t * (error * epsilon) ** 2 >= 2
    )
    return (times, sum((epsilon * epsilon for _ in range(times)), Fraction(0)))
