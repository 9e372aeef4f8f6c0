# By decimals read by hand.
def decisions(total, requests):
    def exact(e):
        return Fraction(repr(e)) if isinstance(e, float) else Fraction(e)

    left, said = exact(total), []
    for e in requests:
        fine = -math.inf < e < math.inf and 0 <= exact(e) <= left
        left -= exact(e) if fine else 0
        said.append(fine)
    return said
