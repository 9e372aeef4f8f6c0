# Three outputs or more that stick out: only the two largest excesses are added.
def least_delta(one, other, factor):
    def over(P, Q):
        return sum(
            sorted((max(s - factor * t, Fraction(0)) for s, t in zip(P, Q)), reverse=True)[:2]
        )

    return max(over(one, other), over(other, one))
