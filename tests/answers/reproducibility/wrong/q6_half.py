# Always starts from the training average one half.
def certificate(people, threshold):
    k = (people + 1) // 2
    return (
        Fraction(1, 2),
        (1,) * k + (0,) * (people - k),
        (1,) * min(people, k + 1) + (0,) * max(0, people - k - 1),
    )
