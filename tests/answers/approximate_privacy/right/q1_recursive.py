# Recursion over the outputs, both orders side by side.
def least_delta(one, other, factor):
    def excess(a):
        if a == len(one):
            return Fraction(0), Fraction(0)
        forth, back = excess(a + 1)
        s, t = one[a], other[a]
        if s > factor * t:
            forth += s - factor * t
        elif t > factor * s:
            back += t - factor * s
        return forth, back

    return max(excess(0))
