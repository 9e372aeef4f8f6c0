# Interpolates between the corners of the region.
def tpr_range(fpr, factor, delta):
    turn = Fraction(1 - delta) / (1 + factor)
    corners = [
        (Fraction(0), Fraction(delta)),
        (turn, 1 - turn),
        (Fraction(1 - delta), Fraction(1)),
        (Fraction(1), Fraction(1)),
    ]

    def along(f):
        for (u, v), (s, t) in zip(corners, corners[1:]):
            if u <= f <= s and u < s:
                return v + (t - v) * (f - u) / (s - u)
        return Fraction(1)

    return [1 - along(1 - fpr), along(fpr)]
