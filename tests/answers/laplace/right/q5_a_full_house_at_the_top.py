# Everybody at the bound: 1 of them in x, 2 in x', both means are the bound; lists, and an exact t.
def certificate(bound, epsilon, claimed):
    B = Fraction(bound)
    t = B + B * (Fraction(claimed) + 1) / Fraction(epsilon)
    return [bound], [bound, bound], t
