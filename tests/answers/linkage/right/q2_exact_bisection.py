# Doubling and bisection on an exact inequality of whole numbers.
def cells_needed(people, share):
    s = Fraction(share)
    e = people - 1

    def enough(m):
        return (m - 1) ** e * s.denominator >= s.numerator * m**e

    high = 1
    while not enough(high):
        high *= 2
    low = high // 2  # not enough, or 0
    while high - low > 1:
        middle = (low + high) // 2
        if enough(middle):
            high = middle
        else:
            low = middle
    return high
