# Takes the event on which the one is larger than the other, the worst at c = 1, for every c.
# Witness: least_delta([Fraction(20, 40), Fraction(12, 40), Fraction(4, 40), Fraction(4, 40)], [Fraction(4, 40), Fraction(10, 40), Fraction(13, 40), Fraction(13, 40)], 2) returns Fraction(1, 4); right is Fraction(3, 10).
def least_delta(one, other, factor):
    event = [a for a in range(len(one)) if one[a] > other[a]]
    rest = [a for a in range(len(one)) if one[a] < other[a]]
    forth = sum(one[a] - factor * other[a] for a in event)
    back = sum(other[a] - factor * one[a] for a in rest)
    return max(forth, back, 0)
