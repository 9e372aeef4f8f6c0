# By stern brocot walk.
def flip_needed(factor, delta):
    def enough(p):
        return (1 - p) - factor * p <= delta

    if enough(Fraction(0)):
        return 0
    low, high = (0, 1), (1, 1)
    while True:
        middle = (low[0] + high[0], low[1] + high[1])
        p = Fraction(*middle)
        gap = (1 - p) - factor * p - delta
        if gap == 0:
            return p
        if gap > 0:
            low = middle
        else:
            high = middle
