# Takes the lists of the caller apart.
def least_delta(one, other, factor):
    forth, back = Fraction(0), Fraction(0)
    while one:
        s, t = one.pop(), other.pop()
        forth, back = forth + max(s - factor * t, 0), back + max(t - factor * s, 0)
    return max(forth, back)
