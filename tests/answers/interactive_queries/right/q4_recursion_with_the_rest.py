# By recursion with the rest.
def decisions(total, requests):
    def go(left, rest):
        if not rest:
            return ()
        e, *later = rest
        try:
            cost = Fraction(str(e))
        except ValueError:  # inf and nan
            return (0, *go(left, later))
        if 0 <= cost <= left:
            return (1, *go(left - cost, later))
        return (0, *go(left, later))

    return go(Fraction(str(total)), list(requests))
