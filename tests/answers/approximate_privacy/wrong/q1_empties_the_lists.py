# Both of the caller's lists are popped empty, though arguments are to be left as they are.
def least_delta(one, other, factor):
    forth = back = Fraction(0)
    while one:
        s, t = one.pop(), other.pop()
        forth, back = forth + max(s - factor * t, 0), back + max(t - factor * s, 0)
    return max(forth, back)
