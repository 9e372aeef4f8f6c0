# Other end fraction
def certificate(bound, epsilon, claimed):
    b, e = Fraction(bound), Fraction(epsilon)
    return (0,), (0, bound), b * (Fraction(claimed) + 2 + e) / e
